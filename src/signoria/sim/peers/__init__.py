"""Other engines, measured through their ordinary Python interfaces. None of them is needed for anything else.

Each module here knows one library and offers `contestants()`: what is measured, or MissingPeer with a reason.
Install them with `pip install --require-hashes -r requirements/peers.txt`.
"""
