"""Night rain on a car's window, the lamps of a town behind it: drops that hold the street upside down. Centimetres.

VARIANT "station" has cold light and straight rows, as under a station's roof; "upright" is for a portrait slot.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import bpy
import numpy as np
from film import expose
from mathutils import Matrix, Vector
from stage import VARIANT, copy_of, lamp, look, mesh, mesh_data, open_stage, paint_sky, place, shine, surface

STATION, UPRIGHT = VARIANT == "station", VARIANT == "upright"
open_stage(4 / 5 if UPRIGHT else 16 / 10, bounces=8, clamp=3)
chance = np.random.default_rng(67 if STATION else 61)

# --- the pane: only its drops are seen; y looks out into the street ---
water = surface("rain", (1, 1, 1), 0.0, Transmission=1.0, IOR=1.333)


def drop_data(seed, sag):
    """A drop of radius 1 on the pane: x to the side, z up, bulging towards -y."""
    own = np.random.default_rng(seed)
    around, rings = 30, 12
    phase = own.uniform(0, 6.28, 3)
    points = [(0, -0.5, 0)]
    for ring in np.linspace(0, 1, rings + 1)[1:]:
        for turn in np.linspace(0, 2 * np.pi, around, endpoint=False):
            edge = 1 + 0.07 * math.sin(2 * turn + phase[0]) + 0.05 * math.sin(3 * turn + phase[1]) + 0.03 * math.sin(5 * turn + phase[2])
            low = max(0.0, -math.sin(turn)) ** 2
            points.append((edge * math.cos(turn) * ring, -0.5 * (1 - ring**2.2) ** 0.6 * (1 + 0.2 * low * sag), edge * math.sin(turn) * ring * (1 + 0.4 * sag * low)))
    faces = [(0, 1 + j, 1 + (j + 1) % around) for j in range(around)]
    for r in range(rings - 1):
        a, b = 1 + r * around, 1 + (r + 1) * around
        faces += [(a + j, b + j, b + (j + 1) % around, a + (j + 1) % around) for j in range(around)]
    faces.append(tuple(range(1 + (rings - 1) * around, 1 + rings * around))[::-1])
    return mesh_data("drop", points, faces, water)


DROPS = [drop_data(seed, sag) for seed, sag in enumerate((0, 0.15, 0.3, 0.5, 0.8, 1.1))]
cells = {}


def put(x, z, radius):
    """Puts a drop where none is; says whether it did."""
    cell = (math.floor(x), math.floor(z))
    near = [d for i in (-1, 0, 1) for j in (-1, 0, 1) for d in cells.get((cell[0] + i, cell[1] + j), ())]
    if any((x - a) ** 2 + (z - b) ** 2 < (radius + r) ** 2 for a, b, r in near):
        return False
    cells.setdefault(cell, []).append((x, z, radius))
    kind = DROPS[chance.integers(0, 3) if radius < 0.16 else chance.integers(2, 6)]
    copy_of(kind, (x, 0, z), (0, chance.normal(0, 0.15), 0), (radius, radius * chance.uniform(0.7, 1.0), radius * chance.uniform(1.0, 1.25)))
    return True


# Drops that ran left a path with small ones in it, and stand at its end.
for _ in range(12):
    x, top, bottom = chance.uniform(-13, 13), chance.uniform(0, 12), chance.uniform(-8, 3)
    if top - bottom < 3:
        continue
    put(x, bottom, chance.uniform(0.30, 0.42))
    for z in np.arange(bottom + 0.7, top, 0.16):
        x += chance.normal(0, 0.035)
        if chance.random() < 0.55:
            put(x + chance.normal(0, 0.03), z, chance.uniform(0.03, 0.09))
for radius in np.sort(np.concatenate([chance.lognormal(-2.45, 0.6, 2600), chance.uniform(0.2, 0.42, 34)]))[::-1]:
    for _ in range(5):
        if put(chance.uniform(-14, 14), chance.uniform(-11, 11), float(np.clip(radius, 0.035, 0.44))):
            break

# --- the street, far out of focus: discs, large and faint ---
WARM = [(1.0, 0.58, 0.22), (1.0, 0.70, 0.40), (1.0, 0.46, 0.13)]
COLD = [(0.72, 0.84, 1.0), (0.55, 0.72, 1.0)]
turn = np.linspace(0, 2 * np.pi, 22, endpoint=False)


def disc(x, y, z, radius, tone, strength):
    mesh("lamp", [(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in turn], [tuple(range(22))], shine("lamp", tone, strength), False)


if STATION:
    for row in (-160, -70, 60, 150):
        for y in np.arange(420, 2600, 170):
            disc(row * (1 + y / 2200), y, 240 + y * 0.05, 22 + y * 0.008, COLD[0] if row < 0 else WARM[1], 1.7)
    for _ in range(30):
        disc(chance.uniform(-900, 900), chance.uniform(900, 2400), chance.uniform(-160, 60), chance.uniform(14, 34), (WARM + COLD)[chance.integers(0, 5)], chance.uniform(0.5, 1.4))
else:
    for _ in range(46):
        y = chance.uniform(700, 2600)
        disc(chance.uniform(-0.5, 0.5) * y, y, chance.normal(20, 110), chance.uniform(16, 44), (WARM + WARM + COLD)[chance.integers(0, 8)], chance.uniform(0.5, 1.9))
    for x in (-150, -118, 130, 168):
        disc(x, 1200, -110, 17, (1.0, 0.06, 0.02), 2.4)
    for x in (40, 76):
        disc(x, 1500, -120, 24, (1.0, 0.86, 0.66), 2.8)
    for x, z in ((-420, 120), (330, 60)):
        disc(x, 1700, z, 30, (0.10, 0.9, 0.45), 0.8)
# The wet street shines below, the sky is nearly dark.
paint_sky(
    lambda sky, direction: sky.ramp(
        sky.node("MapRange", {0: sky.node("SeparateXYZ", {0: direction}).outputs[2], 1: -1.0, 2: 1.0}).outputs[0],
        [(0.40, (0.004, 0.004, 0.006)), (0.49, (0.030, 0.019, 0.014)), (0.53, (0.016, 0.022, 0.046)), (0.75, (0.003, 0.006, 0.016))],
    ),
    1.0,
)
lamp((-30, -20, 30), (0, 0, 0), 20, 90, (1.0, 0.7, 0.4), 6)
# The dark frame of the door, a soft edge below.
frame = surface("frame", (0.004, 0.004, 0.004), 0.6)
mesh("sill", [(-30, -4, -13), (30, -4, -9.6), (30, -4, -30), (-30, -4, -30)], [(0, 1, 2, 3)], frame)
if UPRIGHT:
    look((-1.5, -26, 0.5), (0, 0, 0.2), 60, 0.4, (0, 0, 0.2))
else:
    look((-3.5, -22, -0.5), (0.5, 0, 0.3), 50, 0.35, (0.2, 0, 0.2), roll=math.radians(-2))
expose(exposure=-0.45, bloom=0.16, contrast=1.08, saturation=1.1)
