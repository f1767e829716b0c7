"""Black paint in the rain at dusk: beads of water and a line of chrome, a car without showing the car.

VARIANT "chrome" is closer, on the line of chrome, at a longer lens; "upright" is for a portrait slot; "wide" is 2:1
for a vehicle's card; "amber" has the evening more to the left. Centimetres.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import numpy as np
from film import expose
from mathutils import Matrix, Vector
from stage import VARIANT, Shader, lamp, look, mesh, mesh_data, open_stage, paint_sky, place, sheet, shine, surface

import bpy

RATIO = {"upright": 4 / 5, "chrome": 2, "wide": 2}.get(VARIANT, 16 / 10)
scene = open_stage(RATIO, bounces=10)
chance = np.random.default_rng(31)

# --- the flank of a door: x along the car, z up, y towards us ---


def flank(x, z):
    shoulder = 0.72 * np.exp(-(((z - 7.5 - 0.012 * x) / 1.6) ** 2))
    hollow = 0.9 * np.exp(-(((z + 6) / 5) ** 2))
    return -0.0007 * x**2 - 0.010 * (z - 3) ** 2 + shoulder - hollow


paint = surface("paint", (0.004, 0.0042, 0.005), 0.32, Clearcoat=1.0, Clearcoat_Roughness=0.012)
p = Shader(paint)
flakes = p.node("TexVoronoi", {"Vector": p.here(), "Scale": 55.0}).outputs["Color"]
p.plug("Base Color", p.ramp(p.node("SeparateColor", {0: flakes}).outputs[0], [(0.86, (0.004, 0.0042, 0.005)), (0.99, (0.022, 0.021, 0.019))]))
sheet("door", 500, 400, lambda u, v: (-80 + u * 170, flank(-80 + u * 170, -30 + v * 64), -30 + v * 64), paint)


def line(x):
    return -1.2 + 0.010 * x


chrome = surface("chrome", (0.86, 0.84, 0.80), 0.045, Metallic=1.0)
SECTION = [(-0.52, -0.05), (-0.5, 0.10), (-0.30, 0.24), (0.0, 0.28), (0.30, 0.24), (0.5, 0.10), (0.52, -0.05)]
along = np.linspace(-80, 90, 300)
points = [(x, flank(x, line(x)) + out, line(x) + up) for x in along for up, out in SECTION]
n = len(SECTION)
bar = mesh("chrome", points, [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(299) for j in range(n - 1)], chrome)
bar.modifiers.new("soft", "SUBSURF").render_levels = 2

# --- the rain: caps that hang a little, some that have begun to run ---
water = surface("rain", (1, 1, 1), 0.0, Transmission=1.0, IOR=1.333)


def bead(seed, sag, tail=0.0):
    """A drop of radius 1 on an upright panel: y is up the panel, z out of it."""
    own = np.random.default_rng(seed)
    around, rings = 32, 14
    phase = own.uniform(0, 6.28, 3)
    points = [(0, 0, 0.5)]
    for ring in np.linspace(0, 1, rings + 1)[1:]:
        for turn in np.linspace(0, 2 * np.pi, around, endpoint=False):
            edge = 1 + 0.06 * math.sin(2 * turn + phase[0]) + 0.04 * math.sin(3 * turn + phase[1]) + 0.02 * math.sin(5 * turn + phase[2])
            x, y = edge * math.cos(turn) * ring, edge * math.sin(turn) * ring
            below = max(0.0, -math.sin(turn)) ** 2
            above = max(0.0, math.sin(turn)) ** 3
            y += -below * ring * sag * 0.45 + above * ring * tail
            x *= 1 - 0.75 * above * min(tail, 1)
            points.append((x, y - sag * 0.12 * (1 - ring * ring), 0.5 * (1 - ring**2.2) ** 0.6 * (1 + 0.25 * below * sag)))
    faces = [(0, 1 + j, 1 + (j + 1) % around) for j in range(around)]
    for r in range(rings - 1):
        a, b = 1 + r * around, 1 + (r + 1) * around
        faces += [(a + j, b + j, b + (j + 1) % around, a + (j + 1) % around) for j in range(around)]
    return mesh_data("bead", points, faces, water)


ROUND = [bead(seed, sag) for seed, sag in enumerate((0.0, 0.1, 0.2, 0.35))]
HEAVY = [bead(10 + seed, sag, tail) for seed, (sag, tail) in enumerate(((0.6, 0), (0.9, 0.3), (0.7, 1.0), (1.0, 2.2)))]


def normal(x, z, step=0.05):
    slope_x = (flank(x + step, z) - flank(x - step, z)) / 2 / step
    slope_z = (flank(x, z + step) - flank(x, z - step)) / 2 / step
    return Vector((-slope_x, 1, -slope_z)).normalized()


taken = {}
sizes = np.concatenate([chance.lognormal(-2.1, 0.6, 6200), chance.uniform(0.22, 0.46, 110)])
for radius in np.clip(np.sort(sizes)[::-1], 0.03, 0.5):
    for _ in range(6):
        x, z = chance.uniform(-26, 44), chance.uniform(-14, 18)
        cell = (int(x), int(z))
        near = [drop for i in (-1, 0, 1) for j in (-1, 0, 1) for drop in taken.get((cell[0] + i, cell[1] + j), ())]
        if abs(z - line(x)) < 0.62 + radius * 1.1 or any((x - a) ** 2 + (z - b) ** 2 < (radius + r) ** 2 * 1.12 for a, b, r in near):
            continue
        taken.setdefault(cell, []).append((x, z, radius))
        out = normal(x, z)
        up = (Vector((0, 0, 1)) - out * out.z).normalized()
        kind = ROUND[chance.integers(0, 4)] if radius < 0.26 else HEAVY[chance.choice(4, p=[0.45, 0.3, 0.15, 0.1])]
        drop = place(bpy.data.objects.new("bead", kind))
        stretch = Matrix.Diagonal((radius, radius * chance.uniform(1, 1.2), radius * chance.uniform(0.72, 1.05), 1))
        pose = Matrix((up.cross(out), up, out)).transposed().to_4x4() @ Matrix.Rotation(chance.normal(0, 0.2), 4, "Z") @ stretch
        pose.translation = Vector((x, flank(x, z), z)) - out * 0.004
        drop.matrix_world = pose
        break

# --- the evening: dark ground, a gold horizon, a cold sky; the panel bends them into long bands ---
WEST = (0.55, 0.83, 0) if VARIANT == "amber" else (0.93, 0.36, 0)


def evening(sky, direction):
    z = sky.node("MapRange", {0: sky.node("SeparateXYZ", {0: direction}).outputs[2], 1: -1.0, 2: 1.0}).outputs[0]
    base = sky.ramp(
        z,
        [
            (0.488, (0.003, 0.003, 0.0035)),
            (0.502, (0.16, 0.10, 0.075)),
            (0.53, (0.16, 0.15, 0.19)),
            (0.60, (0.055, 0.085, 0.16)),
            (0.78, (0.012, 0.02, 0.045)),
        ],
    )
    band = sky.ramp(z, [(0.494, 0.0), (0.504, 1.0), (0.525, 0.35), (0.57, 0.0)])
    west = sky.node("VectorMath", {0: direction, 1: WEST}, operation="DOT_PRODUCT").outputs["Value"]
    share = sky.math("MULTIPLY", band, sky.node("MapRange", {0: west, 1: 0.35, 2: 1.0}).outputs[0])
    return sky.mix(share, base, (3.4, 1.45, 0.36))


paint_sky(evening)
lamp((70, 70, 40), (0, 0, 2), 90, 60000, (1.0, 0.72, 0.40), 7)
lamp((40, 90, 95), (0, 0, 2), 120, 50000, (0.66, 0.78, 1.0), 18)
for number in range(26):
    x, z, y = chance.uniform(-260, 260), chance.uniform(-26, 40), chance.uniform(140, 260)
    tone = (1.0, 0.60, 0.24) if number % 4 else (0.75, 0.85, 1.0)
    mesh("street", [(x - 2, y, z - 2), (x + 2, y, z - 2), (x + 2, y, z + 2), (x - 2, y, z + 2)], [(0, 1, 2, 3)], shine("street", tone, 14))

if VARIANT == "chrome":
    look((-17, 13, 3.4), (3.0, 0, -0.6), 90, 0.45, (-1.5, 0.4, -1.0), roll=math.radians(-4))
elif VARIANT == "upright":
    look((-20, 19, 9.0), (0.5, 0, 1.0), 62, 0.5, (-2.0, 0.5, 0.6), roll=math.radians(-6))
elif VARIANT == "wide":
    look((-30, 15, 9.5), (4.0, 0, 3.4), 70, 0.5, (-4.5, 0.5, 2.0), roll=math.radians(-2))
else:
    look((-25, 17, 7.0), (2.0, 0, 1.9), 72, 0.5, (-3.5, 0.5, 1.4), roll=math.radians(-3))
expose(exposure=1.3, bloom=0.10, vignette=0.3, contrast=1.1)
