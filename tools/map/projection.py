"""Longitude and latitude to board units: Lambert's azimuthal equal-area projection, centred on Africa.

Source: J. P. Snyder, "Map Projections: A Working Manual" (USGS 1395, 1987), equations 24-2 to 24-4, sphere.
The board is a square of SIZE units with x to the right and y downwards.
"""

from math import cos, radians, sin, sqrt

SIZE = 1000
CENTRE = (17.4, 1.2)
SCALE = 716.0
ORIGIN = (497.0, 508.0)

Point = tuple[float, float]


def project(lonlat: Point) -> Point:
    """The board position of (longitude, latitude) in degrees."""
    middle = radians(CENTRE[1])
    lon, lat = radians(lonlat[0] - CENTRE[0]), radians(lonlat[1])
    k = sqrt(2 / (1 + sin(middle) * sin(lat) + cos(middle) * cos(lat) * cos(lon)))
    east = k * cos(lat) * sin(lon)
    north = k * (cos(middle) * sin(lat) - sin(middle) * cos(lat) * cos(lon))
    return ORIGIN[0] + SCALE * east, ORIGIN[1] - SCALE * north
