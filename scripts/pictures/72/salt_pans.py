"""Salt pans like those of Guérande from the air, the sun low: pools of many depths, clay walls, heaps of white salt.

VARIANT "close" looks down on the small pans, "wide" is 3:2 for a gallery. Metres. Like the place, not a survey of it.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import numpy as np
from film import expose
from stage import VARIANT, Shader, copy_of, look, mesh, mesh_data, open_stage, paint_sky, sheet, sun, surface

open_stage(3 / 2 if VARIANT in ("close", "wide") else 16 / 10, bounces=4)
chance = np.random.default_rng(71)

# --- how the salt makers cut the marsh: large pools, then rows of small pans ---
pans = []


def cut(left, right, near, far, depth):
    width, length = right - left, far - near
    if depth == 0 or (width < 17 and length < 17):
        pans.append((left, right, near, far))
    elif width > length * chance.uniform(0.9, 1.3):
        middle = left + width * chance.uniform(0.42, 0.58)
        cut(left, middle, near, far, depth - 1)
        cut(middle, right, near, far, depth - 1)
    else:
        middle = near + length * chance.uniform(0.42, 0.58)
        cut(left, right, near, middle, depth - 1)
        cut(left, right, middle, far, depth - 1)


for column in range(-6, 7):
    for row in range(-4, 12):
        x, y = column * 62.0 + (row % 2) * 11, row * 50.0
        lot = chance.random()
        if lot < 0.34:
            pans.append((x + 1.5, x + 60, y + 1.5, y + 48))
        elif lot < 0.66:
            rows = int(chance.integers(3, 5))
            for i in range(6):
                for j in range(rows):
                    pans.append((x + 2 + i * 58 / 6, x + 2 + (i + 1) * 58 / 6, y + 2 + j * 46 / rows, y + 2 + (j + 1) * 46 / rows))
        else:
            cut(x + 1.5, x + 60, y + 1.5, y + 48, 5)


def bent(x, y):
    """No wall of a marsh is straight."""
    return x + 5 * np.sin(y / 34 + 0.6) + 2.2 * np.sin(y / 13 + x / 40), y + 4.2 * np.sin(x / 41 + 1.3) + 1.6 * np.sin(x / 12 + y / 30)


# --- the clay: a wall where no pan is, as a field of heights ---
clay = surface("clay", (0.10, 0.075, 0.055), 0.8, Specular=0.35)
c = Shader(clay)
broad, fine = c.noise(c.here(), 0.30, 12.0, 0.68), c.noise(c.here(), 4.0, 9.0, 0.75)
c.plug("Base Color", c.ramp(broad, [(0.36, (0.052, 0.040, 0.030)), (0.50, (0.13, 0.10, 0.072)), (0.62, (0.080, 0.088, 0.042))]))
c.plug("Normal", c.relief(fine, 0.10, 0.8, c.relief(broad, 0.5, 0.8)))
c.plug("Roughness", c.ramp(broad, [(0.4, 0.35), (0.6, 0.88)]))
STEP = 0.7
columns, rows = int(760 / STEP), int(800 / STEP)
across, along = np.meshgrid(np.linspace(-380, 380, columns), np.linspace(-200, 600, rows))
inside = np.full(across.shape, -9.0)
for left, right, near, far in pans:
    i = np.searchsorted(across[0], (left - 2, right + 2))
    j = np.searchsorted(along[:, 0], (near - 2, far + 2))
    window = np.s_[j[0] : j[1], i[0] : i[1]]
    corner = min(right - left, far - near) * 0.16
    dx = np.abs(across[window] - (left + right) / 2) - (right - left) / 2 + corner
    dy = np.abs(along[window] - (near + far) / 2) - (far - near) / 2 + corner
    depth = corner - np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) - np.minimum(np.maximum(dx, dy), 0)
    inside[window] = np.maximum(inside[window], depth)
uneven = 0.07 * sum(np.sin(across * f + p) * np.sin(along * f * 1.1 + p * 2) / f for f, p in ((0.35, 1), (0.8, 2), (1.9, 5)))
wall = 0.55 / (1 + np.exp((inside - 0.75 + uneven) * 3.4)) - 0.25
x, y = bent(across, along)
sheet("clay", columns, rows, lambda u, v: (x, y, wall + uneven * 0.1), clay)

# --- the water, each pan of its own depth and colour ---
TONES = [((0.030, 0.040, 0.045), 0.03), ((0.055, 0.050, 0.042), 0.05), ((0.085, 0.045, 0.035), 0.04), ((0.12, 0.075, 0.055), 0.06), ((0.035, 0.055, 0.045), 0.03), ((0.16, 0.12, 0.09), 0.09)]
waters = []
for tone, roughness in TONES:
    water = surface("water", tone, roughness, Specular=0.55)
    w = Shader(water)
    bed = w.noise(w.here(), 0.22, 9.0, 0.65)
    w.plug("Base Color", w.ramp(bed, [(0.38, tuple(v * 0.55 for v in tone)), (0.64, tuple(v * 1.5 for v in tone))]))
    w.plug("Normal", w.relief(w.noise(w.here(), 1.1, 4.0), 0.02, 0.28))
    waters.append(water)
salt = surface("salt", (0.88, 0.86, 0.82), 0.75)
s = Shader(salt)
s.plug("Normal", s.relief(s.noise(s.here(), 5.0, 6.0), 0.15, 0.8))
turn = np.linspace(0, 2 * np.pi, 24, endpoint=False)
levels = np.linspace(0, 1, 8)
points = [((1 - t) * math.cos(a) * (1 + 0.06 * math.sin(3 * a)), (1 - t) * math.sin(a), 0.72 * t**0.85) for t in levels for a in turn]
faces = [(r * 24 + i, r * 24 + (i + 1) % 24, (r + 1) * 24 + (i + 1) % 24, (r + 1) * 24 + i) for r in range(7) for i in range(24)]
heap = mesh_data("heap", points, faces, salt)
for left, right, near, far in pans:
    u, v = np.meshgrid(np.linspace(left, right, 6), np.linspace(near, far, 6))
    px, py = bent(u, v)
    level = chance.uniform(-0.12, -0.02)
    number = np.arange(36).reshape(6, 6)
    quads = np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], -1).reshape(-1, 4)
    tone = chance.choice(6, p=[0.28, 0.24, 0.14, 0.11, 0.16, 0.07])
    mesh("pan", np.stack([px, py, np.full_like(px, level)], -1).reshape(-1, 3).tolist(), quads.tolist(), waters[tone])
    if right - left < 18 and chance.random() < 0.42:
        hx, hy = bent(left + 0.2, (near + far) / 2)
        size = chance.uniform(0.7, 1.3)
        copy_of(heap, (hx, hy, 0.1), (0, 0, chance.uniform(0, 6)), (size, size, size))


def evening(sky, direction):
    z = sky.node("SeparateXYZ", {0: direction}).outputs[2]
    base = sky.ramp(z, [(0.0, (1.5, 0.72, 0.28)), (0.10, (0.95, 0.50, 0.32)), (0.28, (0.48, 0.38, 0.44)), (0.6, (0.18, 0.26, 0.44)), (1.0, (0.09, 0.17, 0.36))])
    clouds = sky.ramp(sky.noise(direction, 3.4, 8.0, 0.55, 0.5), [(0.48, 0.0), (0.68, 0.75)])
    return sky.mix(clouds, base, (1.15, 0.76, 0.56))


paint_sky(evening)
sun((0.42, 0.89, 0.157), 3.6, (1.0, 0.60, 0.28))
if VARIANT == "close":
    look((20, -70, 26), (6, 20, 0), 40)
else:
    look((-30, -95, 62), (4, 60, 0), 36)
expose(exposure=0.35, bloom=0.07, vignette=0.26, contrast=1.2, saturation=1.08)
