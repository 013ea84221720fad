"""What a Python user gets from `import opendust`: handles that are kind to read and to type.

They wrap the bare functions of the contract and add nothing to the rules; whoever needs speed
takes `state.raw` and the functions of `opendust.dust` or `opendust.tactics`.
"""
