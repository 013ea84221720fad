"""`opendust analyse`: where was this game won and lost?"""
