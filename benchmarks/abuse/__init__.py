"""What do honest players notice while others attack the server?"""
