"""A road by the Loire estuary at the blue hour, a car's light drawn along it, the bridge of Saint-Nazaire behind.

The left half is calm sky, for words. VARIANT "phone" is upright, the road below and the sky above; "booking" looks
further along the water. Metres. 2,880 px with 64 samples take about 12 minutes of two cores.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import numpy as np
from film import expose
from stage import VARIANT, Shader, box, look, mesh, open_stage, paint_sky, sheet, shine, surface, tube

PHONE = VARIANT == "phone"
scene = open_stage(3 / 4 if PHONE else 16 / 9, bounces=4, clamp=3)
chance = np.random.default_rng(19)

# --- the sky: gold low on the right, then rose, then the blue of the hour, with long thin clouds ---


def dusk(sky, direction):
    x, y, z = sky.node("SeparateXYZ", {0: direction}).outputs
    height = sky.math("MAXIMUM", z, 0.0)
    base = sky.ramp(
        height,
        [
            (0.0, (0.27, 0.215, 0.215)),
            (0.03, (0.225, 0.205, 0.25)),
            (0.10, (0.085, 0.128, 0.22)),
            (0.28, (0.024, 0.052, 0.12)),
            (1.0, (0.006, 0.014, 0.042)),
        ],
    )
    west = sky.node("VectorMath", {0: direction, 1: (0.42, 0.905, 0.05)}, operation="DOT_PRODUCT").outputs["Value"]
    near_west = sky.math("POWER", sky.math("MAXIMUM", west, 0.0), 22.0)
    low = sky.ramp(height, [(0.0, 1.0), (0.05, 0.66), (0.15, 0.13), (0.3, 0.0)])
    ember = sky.math("MULTIPLY", near_west, low)
    lit = sky.mix(ember, base, (1.1, 0.47, 0.13))
    # Clouds lie on a plane above: far ones are long and thin.
    over = sky.math("ADD", z, 0.035)
    flat = sky.node("CombineXYZ", {0: sky.math("DIVIDE", x, over), 1: sky.math("MULTIPLY", sky.math("DIVIDE", y, over), 2.4)})
    veil = sky.ramp(sky.noise(flat.outputs[0], 0.2, 9.0, 0.58, 0.5), [(0.45, 0.0), (0.7, 0.7)])
    return sky.mix(veil, lit, sky.mix(ember, (0.062, 0.075, 0.12), (0.92, 0.31, 0.10)))


paint_sky(dusk, 0.34)

# --- the water and the far shore with its lamps ---
water = surface("water", (0.006, 0.010, 0.014), 0.07)
w = Shader(water)
w.plug("Normal", w.relief(w.noise(w.stretched(w.here(), (0.35, 1, 1)), 0.22), 0.55, 0.30))
mesh("water", [(-9e3, -50, -4), (9e3, -50, -4), (9e3, 12e3, -4), (-9e3, 12e3, -4)], [(0, 1, 2, 3)], water)

dark = surface("far land", (0.010, 0.011, 0.014), 0.9)
along = np.linspace(-5200, 5200, 1300)
ridge = 8 + 5 * np.sin(along / 610) + np.convolve(chance.random(1300) * 13, np.ones(9) / 9, "same")
ridge += np.repeat((chance.random(260) > 0.84) * chance.random(260) * 8, 5)
shore = [(x, 3300, -5) for x in along] + [(x, 3300, z) for x, z in zip(along, ridge)]
mesh("shore", shore, [(i, i + 1, 1301 + i, 1300 + i) for i in range(1299)], dark, False)

TONES = [(1.0, 0.55, 0.20), (1.0, 0.68, 0.36), (0.85, 0.92, 1.0), (1.0, 0.45, 0.14)]


def lamps(name, places, radius, strength):
    """Small lamps, in four tones, each tone one mesh of octahedra."""
    for number, tone in enumerate(TONES):
        points, faces = [], []
        for x, y, z in places[number :: len(TONES)]:
            r = radius * chance.uniform(0.6, 1.4)
            first = len(points)
            points += [(x + r, y, z), (x - r, y, z), (x, y + r, z), (x, y - r, z), (x, y, z + r), (x, y, z - r)]
            faces += [(first + a, first + b, first + c) for a, b in ((0, 2), (2, 1), (1, 3), (3, 0)) for c in (4, 5)]
        if points:
            mesh(name, points, faces, shine(name, tone, strength), False)


town = np.concatenate([chance.normal(-900, 700, 90), chance.uniform(-3500, 3500, 60)])
lamps("town", [(x, 3280, chance.uniform(0, 12)) for x in town], 1.5, 40)

# --- the bridge: 404 m between pylons that rise to 130 m, side spans of 158 m, ramps of 5.6 % that bend away ---
steel = surface("steel", (0.022, 0.023, 0.027), 0.6)
MIDDLE, TURN = np.array([395.0, 1240.0]), math.radians(-47)
ALONG, ACROSS = np.array([math.cos(TURN), math.sin(TURN)]), np.array([-math.sin(TURN), math.cos(TURN)])


def deck(s, side=0.0):
    """The deck at s metres from its middle and some metres to the side."""
    bend = math.copysign(max(0.0, abs(s) - 360) ** 2 / 5200, s)
    height = 64.5 - s * s / 9000 if abs(s) < 252 else 57.44 - (abs(s) - 252) * 0.056
    x, y = MIDDLE + ALONG * s + ACROSS * (bend + side)
    return np.array([x, y, max(height, 3.0)])


steps = np.arange(-1320, 1321, 12.0)
corners = [tuple(deck(s, side) + (0, 0, up)) for s in steps for side, up in ((-7.2, 0.9), (7.2, 0.9), (5.5, -2.4), (-5.5, -2.4))]
girders = [(4 * i + a, 4 * i + b, 4 * i + 4 + b, 4 * i + 4 + a) for i in range(len(steps) - 1) for a, b in ((0, 1), (1, 2), (2, 3), (3, 0))]
mesh("deck", corners, girders, steel, False)
for s in np.arange(-1320, 1321, 50.5):
    if abs(s) > 340:
        for side in (-4.2, 4.2):
            x, y, z = deck(s, side)
            tube("pier", [(x, y, -6), (x, y, z - 2)], 1.3, steel, sides=2)
for end in (-1, 1):
    foot = 202 * end
    centre = deck(foot)
    for side in (-1, 1):
        wide, narrow = centre[:2] + ACROSS * 8.6 * side, centre[:2] + ACROSS * side
        tube("leg", [(*wide, centre[2] - 4), (*narrow, 130)], 1.55, steel, sides=3)
        tube("pile", [(*wide, -6), (*wide, centre[2] - 3)], 3.0, steel, sides=3)
        for reach in (158 * end, -202 * end):
            for share in np.arange(1, 10) / 9:
                tube("stay", [(*narrow, 100 + 28 * share), tuple(deck(foot + reach * share, 6.6 * side))], 0.26, steel, sides=1)
    tube("beam", [tuple(deck(foot, -8.6) - (0, 0, 4)), tuple(deck(foot, 8.6) - (0, 0, 4))], 1.6, steel, sides=2)
    tube("beacon", [(*centre[:2], 130), (*centre[:2], 132.5)], 0.9, shine("beacon", (1, 0.05, 0.02), 120), sides=2)
lamps("lamps of the deck", [tuple(deck(s, -7) + (0, 0, 8.5)) for s in np.arange(-1300, 1301, 46)], 0.85, 150)

# --- the road on its bank ---


def road(y):
    return 8 + 21 * (1 - np.cos(np.maximum(y, -40) / 84)) - 0.00016 * np.maximum(y - 200, 0) ** 2


def beside(y, off):
    """The point off metres to the right of the road's middle."""
    slope = (road(y + 0.5) - road(y - 0.5)) / 1.0
    length = np.sqrt(1 + slope * slope)
    return road(y) + off / length, y - slope * off / length


def strip(name, left, right, material, columns=2, rows=700, height=lambda u, x, y: np.zeros_like(x)):
    def shape(u, v):
        x, y = beside(-12 + v**1.9 * 640, left + u * (right - left))
        return x, y, height(u, x, y)

    return sheet(name, columns, rows, shape, material)


tar = surface("tar", (0.013, 0.013, 0.014), 0.4)
t = Shader(tar)
wet = t.noise(t.stretched(t.here(), (1, 0.35, 1)), 0.32, 6.0, 0.6)
t.plug("Roughness", t.ramp(wet, [(0.40, 0.08), (0.62, 0.36)]))
t.plug("Normal", t.relief(t.noise(t.here(), 32.0, 4.0, 0.7), 0.006, 0.8))
strip("road", -3.9, 3.9, tar, 12)
paint = surface("line", (0.42, 0.41, 0.39), 0.35)
for left, right in ((-3.55, -3.42), (3.42, 3.55)):
    strip("edge line", left, right, paint, height=lambda u, x, y: np.full_like(x, 0.008))
for begin in np.arange(-10, 420, 13.0):
    y = np.linspace(begin, begin + 3, 6)
    points = [(a, b, 0.008) for off in (-0.06, 0.06) for a, b in zip(*beside(y, off))]
    mesh("dash", points, [(i, i + 1, 7 + i, 6 + i) for i in range(5)], paint)

earth = surface("bank", (0.014, 0.016, 0.011), 0.95)
e = Shader(earth)
e.plug("Normal", e.relief(e.noise(e.here(), 3.0, 9.0, 0.75), 0.35))


def to_water(u, x, y):
    lumps = 0.16 * np.sin(x * 2.1 + 3 * np.sin(y * 0.9)) * np.sin(y * 1.7 + x) + 0.2 * np.sin(y * 0.31)
    return -0.02 - 7.5 * np.clip(u - 0.1, 0, 1) ** 1.15 + lumps * np.clip(u * 4 - 0.3, 0, 1)


strip("bank", -3.9, -24, earth, 60, 900, to_water)
strip("verge", 3.9, 90, earth, 60, 900, lambda u, x, y: -0.02 + 9 * u**1.6 + 0.1 * np.sin(x * 1.3) * np.sin(y * 1.1) * np.clip(u * 20, 0, 1))

# Grass on both sides, thick near the lens: blades bend over, lit by the sky alone.
blade = surface("grass", (0.030, 0.034, 0.018), 0.7)
points, faces = [], []
for _ in range(26000):
    y = -8 + chance.random() ** 2.4 * 120
    left = chance.random() < 0.5
    off = -4.9 - chance.random() ** 1.6 * 9 if left else 4.2 + chance.random() ** 1.6 * 8
    (x,), (y,) = beside(np.array([y]), off)
    u = (abs(off) - 3.9) / (20.1 if left else 86.1)
    z = -0.02 - 7.5 * max(u - 0.1, 0) ** 1.15 if left else -0.02 + 9 * u**1.6
    height, lean, way = chance.uniform(0.12, 0.5), chance.uniform(0.05, 0.3), chance.uniform(0, 6.28)
    dx, dy = lean * math.cos(way), lean * math.sin(way)
    first = len(points)
    points += [(x - 0.008, y, z), (x + 0.008, y, z), (x + dx * 0.4, y + dy * 0.4, z + height * 0.7), (x + dx, y + dy, z + height)]
    faces += [(first, first + 1, first + 2), (first + 1, first + 3, first + 2)]
mesh("grass", points, faces, blade, False)

zinc = surface("rail", (0.30, 0.31, 0.33), 0.38, Metallic=1.0)
PROFILE = [(0.0, 0.45), (0.06, 0.50), (0.06, 0.55), (0.0, 0.60), (0.0, 0.62), (0.06, 0.67), (0.06, 0.72), (0.0, 0.77)]
run = np.concatenate([np.linspace(-12, 120, 260), np.linspace(121, 520, 240)])
points = [(x, y, z) for off, z in PROFILE for x, y in zip(*beside(run, -4.6 + off))]
n = len(run)
mesh("rail", points, [(k * n + i, k * n + i + 1, (k + 1) * n + i + 1, (k + 1) * n + i) for k in range(7) for i in range(n - 1)], zinc)
for y in np.arange(-10, 300, 4.0):
    (x,), (y,) = beside(np.array([y]), -4.68)
    box("post", (x, y, 0.3), (0.08, 0.1, 0.9), zinc)

# --- the light that cars have drawn: red away from us, gold towards us, in fine threads ---
run = np.concatenate([np.linspace(-14, 60, 160), np.linspace(60.5, 600, 420)])


def trail(off, height, colour, strength, radius):
    drift = 0.05 * np.sin(run / 23 + off) + 0.02 * np.sin(run / 7)
    x, y = beside(run, off + drift)
    tube("trail", np.c_[x, y, height + 0.02 * np.sin(run / 9)].tolist(), radius, shine("trail", colour, strength), sides=2)


for k, (red, gold) in enumerate((((1.0, 0.085, 0.02), (1.0, 0.58, 0.22)), ((1.0, 0.105, 0.02), (1.0, 0.48, 0.14)), ((1.0, 0.125, 0.02), (1.0, 0.74, 0.42)))):
    for wheel in (-0.74, 0.74):
        trail(1.75 + wheel + 0.05 * k, 0.80 + 0.07 * k, red, (7, 4, 2)[k], (0.024, 0.015, 0.010)[k])
        trail(-1.75 + wheel + 0.05 * k, 0.64 + 0.06 * k, gold, (13, 7, 3.5)[k], (0.026, 0.017, 0.011)[k])
trail(1.75, 1.32, (1.0, 0.05, 0.02), 4, 0.012)

if PHONE:
    look((0.5, -9, 8.2), (24, 110, 8.0), 34)
elif VARIANT == "booking":
    look((-3.0, -9, 5.0), (16.0, 110, 9.5), 46)
else:
    look((-1.5, -9, 7.6), (7.0, 110, 10.2), 38)
expose(exposure=0.7, bloom=0.13, vignette=0.3, grain=0.007, contrast=1.05)
