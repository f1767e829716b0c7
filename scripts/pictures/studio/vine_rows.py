"""Rows of vines, the sun low behind them: leaves lit through, mist in the distance. Metres.

Used by both sites. VARIANT "morning" is lighter with more mist, for the estate; "morning|phone" is upright; "evening"
is darker; "evening|wide" is 3:2. 1 GB of memory.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__))))
import numpy as np
from film import clean_light, develop, expose
from mathutils import Vector
from stage import OUT, SAMPLES, VARIANT, Shader, box, copy_of, haze, look, mesh, mesh_data, open_stage, paint_sky, sheet, sun, surface, tube

import bpy

MORNING, PHONE, WIDE = "morning" in VARIANT, "phone" in VARIANT, "wide" in VARIANT
RATIO = 3 / 4 if PHONE else 3 / 2 if WIDE else 16 / 9 if MORNING else 16 / 10
open_stage(RATIO, bounces=6, clamp=3)
chance = np.random.default_rng(83)
BETWEEN = 2.1


def ground(x, y):
    return 2.2 * np.sin(y / 95 + 0.4) * np.clip(y / 60, 0, 1) + 0.9 * np.sin(x / 60 + 1)


# --- leaves: five tones, lobed, toothed and folded, lit through, with veins ---


def leaf_material(number, hue, through):
    material = surface("leaf %d" % number, hue, 0.5)
    s = Shader(material)
    veins = s.node("TexVoronoi", {"Vector": s.here(), "Scale": 60.0}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
    shade = s.ramp(veins, [(0.0, 0.62), (0.12, 1.0)])
    matt = s.node("BsdfDiffuse", {0: s.mix(1.0, hue, shade, "MULTIPLY")})
    lit = s.node("BsdfTranslucent", {0: s.mix(1.0, through, shade, "MULTIPLY")})
    gloss = s.node("BsdfGlossy", {0: (1, 1, 1, 1), 1: 0.35})
    both = s.node("MixShader", {0: 0.48, 1: matt.outputs[0], 2: lit.outputs[0]})
    all_three = s.node("MixShader", {0: 0.05, 1: both.outputs[0], 2: gloss.outputs[0]})
    material.node_tree.links.new(all_three.outputs[0], material.node_tree.nodes["Material Output"].inputs[0])
    return material


def leaf_outline(seed):
    own = np.random.default_rng(seed)
    turn = np.linspace(-np.pi, np.pi, 43)[:-1]
    reach = 0.62 + 0.30 * np.abs(np.cos(turn * 2.5)) ** 0.7 * (0.75 + 0.25 * np.cos(turn)) + 0.05 * np.abs(np.sin(turn * 17))
    reach *= 1 - 0.62 * np.exp(-(((np.abs(turn) - np.pi) / 0.24) ** 2))
    x, y = np.sin(turn) * reach * 0.55, np.cos(turn) * reach * 0.55 + 0.15
    return np.stack([x, y, np.abs(x) * own.uniform(0.15, 0.5) + own.uniform(-0.3, 0.3) * y * y], -1)


TONES = [
    ((0.055, 0.105, 0.018), (0.30, 0.42, 0.03)),
    ((0.070, 0.115, 0.020), (0.42, 0.46, 0.04)),
    ((0.110, 0.115, 0.022), (0.62, 0.48, 0.05)),
    ((0.160, 0.100, 0.025), (0.75, 0.40, 0.05)),
    ((0.045, 0.090, 0.016), (0.24, 0.38, 0.03)),
]
leaves = [leaf_material(number, *tones) for number, tones in enumerate(TONES)]
outlines = [leaf_outline(seed) for seed in range(5)]


def vine(seed, count, coarse):
    """A metre of hedge as one mesh; coarse leaves out points of each leaf."""
    own = np.random.default_rng(seed)
    points, faces, tones = [], [], []

    def add(at, size, facing):
        tone = own.choice(5, p=[0.30, 0.27, 0.17, 0.07, 0.19])
        pose = Vector(facing).to_track_quat("Z", "Y")
        spin = own.uniform(0, 6.28)
        first = len(points)
        for x, y, z in outlines[tone][::coarse]:
            turned = (x * math.cos(spin) - y * math.sin(spin), x * math.sin(spin) + y * math.cos(spin), z)
            offset = pose @ Vector(turned) * size
            points.append((at[0] + offset.x, at[1] + offset.y, at[2] + offset.z))
        faces.append(tuple(range(first, len(points))))
        tones.append(tone)

    for _ in range(count):
        z = 0.60 + own.beta(1.5, 1.7)
        side = own.choice((-1, 1))
        x = side * abs(own.normal(0.15, 0.07)) * (1.25 - 0.4 * (z - 0.6))
        add((x, own.uniform(-0.56, 0.56), z), own.uniform(0.07, 0.125), (side + own.normal(0, 0.6), own.normal(0, 0.6), own.normal(0.25, 0.5)))
    for _ in range(3):
        y, lean = own.uniform(-0.55, 0.55), own.normal(0, 0.12)
        for share in np.linspace(0, 1, 5):
            add((lean * share + own.normal(0, 0.03), y + own.normal(0, 0.03), 1.4 + share * own.uniform(0.12, 0.34)), 0.06 + 0.05 * (1 - share), own.normal(0, 1, 3))
    data = mesh_data("vine", points, faces, None, smooth=False)
    for material in leaves:
        data.materials.append(material)
    data.polygons.foreach_set("material_index", tones)
    return data


near, far = [vine(seed, 720, 1) for seed in range(5)], [vine(20 + seed, 260, 3) for seed in range(4)]
wood = surface("wood", (0.05, 0.035, 0.025), 0.95)
wire = surface("wire", (0.4, 0.4, 0.4), 0.4, Metallic=1.0)
for row in range(-26, 27):
    x = row * BETWEEN + BETWEEN / 2
    for y in np.arange(-3, 150, 1.0):
        if abs(x) > 9 + y * 0.62:
            continue
        z = float(ground(x, y))
        kind = near[chance.integers(0, 5)] if y < 24 and abs(x) < 12 else far[chance.integers(0, 4)]
        copy_of(kind, (x + chance.normal(0, 0.03), y, z), (0, 0, math.pi * chance.integers(0, 2) + chance.normal(0, 0.05)), (1, 1, chance.uniform(0.93, 1.08)))
        if y < 40 and abs(x) < 14:
            a, b, c = chance.normal(0, 0.05, 3)
            tube("trunk", [(x, y, z - 0.05), (x + a, y + b, z + 0.3), (x + c, y + b, z + 0.72)], 0.024, wood, sides=2)
    if abs(x) < 14:
        for y in np.arange(-2, 60, 5.0):
            box("post", (x, y, float(ground(x, y)) + 0.8), (0.07, 0.07, 1.7), wood)
        for height in (0.72, 1.35):
            tube("wire", [(x, y, float(ground(x, y)) + height) for y in np.arange(-3, 60, 1.0)], 0.002, wire, sides=1)

# --- soil, and grass between the rows ---
soil = surface("soil", (0.12, 0.085, 0.05), 0.95, Specular=0.1)
s = Shader(soil)
s.plug("Base Color", s.ramp(s.noise(s.here(), 1.6, 12.0, 0.7), [(0.36, (0.075, 0.055, 0.034)), (0.52, (0.14, 0.10, 0.058)), (0.60, (0.075, 0.085, 0.03))]))
s.plug("Normal", s.relief(s.noise(s.here(), 7.0, 9.0, 0.75), 0.09))
sheet("soil", 260, 300, lambda u, v: ((u - 0.5) * 320, -8 + v * 260, ground((u - 0.5) * 320, -8 + v * 260)), soil)
grass = surface("grass", (0.09, 0.12, 0.03), 0.8, Specular=0.2)


def tuft(seed):
    own = np.random.default_rng(seed)
    points, faces = [], []
    for _ in range(60):
        way, tall, lean = own.uniform(0, 6.28), own.uniform(0.05, 0.19), own.uniform(0.1, 0.8)
        x, y = own.normal(0, 0.09, 2)
        first = len(points)
        points += [(x - 0.0025, y, 0), (x + 0.0025, y, 0), (x + math.cos(way) * lean * tall * 0.4, y + math.sin(way) * lean * tall * 0.4, tall * 0.7), (x + math.cos(way) * lean * tall, y + math.sin(way) * lean * tall, tall)]
        faces += [(first, first + 1, first + 2), (first + 1, first + 3, first + 2)]
    return mesh_data("tuft", points, faces, grass, smooth=False)


tufts = [tuft(seed) for seed in range(5)]
for _ in range(14000):
    y = chance.uniform(-2, 1) + chance.random() ** 2.2 * 55
    x = chance.integers(-7, 8) * BETWEEN + chance.normal(0, 0.34)
    if abs(x) < 4 + y * 0.6:
        size = chance.uniform(0.6, 1.5)
        copy_of(tufts[chance.integers(0, 5)], (x, y, float(ground(x, y)) - 0.01), (0, 0, chance.uniform(0, 6)), (size, size, size))

# --- woods on the hills, as ragged outlines that the mist takes ---
hill = surface("hill", (0.05, 0.06, 0.035), 1.0, Specular=0.0)
for distance, height, phase in ((230, 9, 0.5), (420, 20, 2.2), (800, 46, 4.0)):
    x = np.linspace(-900, 900, 900)
    z = height * (0.55 + 0.30 * np.sin(x / (distance * 0.6) + phase) + 0.15 * np.sin(x / (distance * 0.21) + phase * 2))
    z = z + np.convolve(chance.random(900), np.ones(4) / 4, "same") * 4
    points = [(a, distance, -12) for a in x] + [(a, distance, b) for a, b in zip(x, z)]
    mesh("hill", points, [(i, i + 1, 901 + i, 900 + i) for i in range(899)], hill, False)

# --- the low sun and what it does to the air ---
HEIGHT, BEARING = math.radians(9.5), math.radians(17)
SUN = (math.sin(BEARING) * math.cos(HEIGHT), math.cos(BEARING) * math.cos(HEIGHT), math.sin(HEIGHT))


def air(sky, direction):
    z = sky.node("SeparateXYZ", {0: direction}).outputs[2]
    base = sky.ramp(z, [(0.0, (0.98, 0.66, 0.40)), (0.09, (0.88, 0.68, 0.50)), (0.25, (0.52, 0.58, 0.66)), (0.7, (0.20, 0.33, 0.56))])
    towards = sky.math("MAXIMUM", sky.node("VectorMath", {0: direction, 1: SUN}, operation="DOT_PRODUCT").outputs["Value"], 0.0)
    wide = sky.mix(sky.math("POWER", towards, 9.0), base, (1.6, 0.95, 0.45))
    return sky.mix(sky.math("POWER", towards, 90.0), wide, (9.0, 5.4, 2.4))


paint_sky(air, 0.85)
sun(SUN, 8.0, (1.0, 0.68, 0.36), math.radians(0.8))
if PHONE:
    look((0.75, -3.2, 2.6), (1.7, 20, 1.9), 30, 2.8, (1.6, 6.5, 1.2))
elif MORNING:
    # Half of it is sky, where words stand.
    look((0.75, -3.2, 2.75), (2.2, 20, 2.4), 31, 2.8, (1.6, 6.5, 1.2))
else:
    look((0.75, -3.2, 2.75), (2.2, 20, 0.75), 33, 2.8, (1.6, 6.5, 1.2))
haze((1.05, 0.70, 0.42) if MORNING else (1.05, 0.62, 0.32), 6, 420, 0.62 if MORNING else 0.45)


def morning_mist(light, horizon=0.44):
    """Softens the sun, and lays mist over the far rows, thickest where they meet the sky."""
    peak = light.max(-1, keepdims=True)
    light = light * np.where(peak > 1, (1 + (peak - 1) * 0.38) / np.maximum(peak, 1e-6), 1)
    below = np.arange(len(light)) / len(light) - horizon
    share = 0.5 * np.exp(-((np.maximum(below, 0) / 0.11) ** 1.2)) * np.clip(1 + below / 0.035, 0, 1)
    share = share.astype(np.float32)[:, None, None]
    # A wet leaf that mirrors the sun is no brighter than the mist.
    light = np.where(below[:, None, None] > 0.02, np.minimum(light, 1.25), light)
    return light * (1 - share) + np.array([1.0, 0.80, 0.60], np.float32) * share


if MORNING and not PHONE:
    light = clean_light(SAMPLES, most=0.03)
    develop(morning_mist(light), OUT, exposure=0.5, bloom=0.26, vignette=0.10, grain=0.009, contrast=1.03, saturation=0.94)
else:
    expose(exposure=0.3 if MORNING else -0.75, bloom=0.16, vignette=0.16 if MORNING else 0.28, contrast=1.05)
