"""Several devices at one table: finding it, proving that one may join, and all that crosses between them.

    keys       the code and what is made of it       addresses   where this device can be reached
    beacon     who is hosting, found by broadcast    sightings   what of it is believed
    qr         the way in as a picture
"""
