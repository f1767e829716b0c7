"""A wide beach at low tide in the evening, like that of La Baule: rippled sand, pools and a line of old posts. Metres.

Like the place, not a survey of it.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import numpy as np
from film import expose
from stage import Shader, look, mesh, open_stage, paint_sky, sheet, sun, surface, tube

open_stage(3 / 2, bounces=4)
chance = np.random.default_rng(9)

# --- the sand: broad hollows that stay wet, ripples over them ---
sand = surface("sand", (0.42, 0.31, 0.20), 0.85, Specular=0.25)
s = Shader(sand)
level = s.node("SeparateXYZ", {0: s.here()}).outputs[2]
wet = s.ramp(s.node("MapRange", {0: level, 1: -0.05, 2: 0.05}).outputs[0], [(0.25, 1.0), (0.75, 0.0)])
patches = s.noise(s.here(), 3.0, 12.0, 0.7)
dry = s.ramp(patches, [(0.35, (0.34, 0.245, 0.155)), (0.65, (0.48, 0.36, 0.24))])
s.plug("Base Color", s.mix(wet, dry, (0.13, 0.095, 0.065)))
s.plug("Roughness", s.ramp(wet, [(0.0, 0.85), (1.0, 0.30)]))
s.plug("Normal", s.relief(s.noise(s.here(), 260.0, 3.0), 0.0022, 0.9, s.relief(patches, 0.02, 0.6)))


def ground(x, y):
    hollows = 0.085 * np.sin(x * 0.16 + 0.7 * np.sin(y * 0.11)) * np.sin(y * 0.20 + 0.5 * np.sin(x * 0.13) + 1.0)
    hollows = hollows + 0.03 * np.sin(x * 0.55 + y * 0.3)
    phase = y * 26 + x * 5 + 2.2 * np.sin(x * 0.9 + 0.4 * y) + 1.3 * np.sin(y * 1.3 - x * 0.7) + 0.8 * np.sin(x * 2.9 + y * 1.9)
    phase = phase + 1.6 * np.sin(x * 0.37 + y * 0.9) * np.sin(x * 1.7 - y * 0.5)
    strong = 0.5 + 0.5 * np.sin(x * 0.33 + 1.0 + np.sin(y * 0.41))
    return hollows + 0.020 * (0.5 + 0.5 * np.sin(phase)) ** 1.6 * (0.35 + 0.65 * strong) + 0.012


def shore(u, v):
    y = 0.8 + 120 * v**2.6
    x = (u - 0.5) * (7 + y * 2.4)
    return x, y, ground(x, y) - np.maximum(y - 90, 0) * 0.012


sheet("sand", 1900, 1500, shore, sand)

pools = surface("pools", (0.05, 0.06, 0.06), 0.02, Alpha=0.55)
p = Shader(pools)
p.plug("Normal", p.relief(p.noise(p.here(), 5.0, 3.0), 0.006, 0.25))
mesh("pools", [(-150, 0, -0.018), (150, 0, -0.018), (150, 92, -0.018), (-150, 92, -0.018)], [(0, 1, 2, 3)], pools)
sea = surface("sea", (0.02, 0.035, 0.04), 0.10)
w = Shader(sea)
w.plug("Normal", w.relief(w.noise(w.stretched(w.here(), (0.25, 1, 1)), 0.6, 7.0, 0.6), 0.8, 0.5))
mesh("sea", [(-6000, 88, -0.03), (6000, 88, -0.03), (6000, 9000, -0.03), (-6000, 9000, -0.03)], [(0, 1, 2, 3)], sea)
foam = surface("foam", (0.85, 0.83, 0.80), 0.8)
for number, (begin, size) in enumerate(((88, 1.0), (93, 0.7), (101, 0.5))):
    x = np.linspace(-150, 150, 500)
    y = begin + 1.4 * np.sin(x / 9 + number) + 0.6 * np.sin(x / 2.7 + 2 * number)
    wide = np.maximum(0.05, size * (0.35 + 0.35 * np.sin(x / 4 + number) * np.sin(x / 1.3)))
    points = [(a, b, 0.02) for a, b in zip(x, y)] + [(a, b + c, 0.06 * size) for a, b, c in zip(x, y, wide)]
    mesh("foam", points, [(i, i + 1, 501 + i, 500 + i) for i in range(499)], foam)

# --- old posts that walk out to the sea ---
wood = surface("wood", (0.055, 0.042, 0.032), 0.85)
t = Shader(wood)
fibres = t.noise(t.stretched(t.here(), (9, 9, 1)), 3.0, 9.0)
t.plug("Base Color", t.ramp(fibres, [(0.35, (0.030, 0.022, 0.016)), (0.65, (0.10, 0.075, 0.055))]))
t.plug("Normal", t.relief(fibres, 0.03))
for number in range(26):
    y = 4.6 + number * 1.75 + chance.normal(0, 0.10)
    x = -0.2 + number * 0.95 - 0.008 * number * number + chance.normal(0, 0.07)
    tall = chance.uniform(0.85, 1.35) * (1 - 0.006 * number)
    lean_x, lean_y = chance.normal(0, 0.05, 2)
    points = [(x, y, -0.3), (x + lean_x * 0.5, y + lean_y * 0.5, tall * 0.5), (x + lean_x, y + lean_y, tall)]
    tube("post", points, chance.uniform(0.085, 0.115), wood, sides=8)

# --- the evening ---
HEIGHT, BEARING = math.radians(8), math.radians(52)
SUN = (math.sin(BEARING) * math.cos(HEIGHT), math.cos(BEARING) * math.cos(HEIGHT), math.sin(HEIGHT))


def evening(sky, direction):
    x, y, z = sky.node("SeparateXYZ", {0: direction}).outputs
    base = sky.ramp(z, [(0.0, (1.0, 0.60, 0.36)), (0.07, (0.80, 0.58, 0.46)), (0.20, (0.40, 0.44, 0.54)), (0.6, (0.11, 0.20, 0.38))])
    towards = sky.math("MAXIMUM", sky.node("VectorMath", {0: direction, 1: SUN}, operation="DOT_PRODUCT").outputs["Value"], 0.0)
    near = sky.math("POWER", towards, 7.0)
    lit = sky.mix(near, base, (1.8, 0.95, 0.42))
    # Clouds lie on a plane above: far ones are long and thin.
    over = sky.math("ADD", z, 0.05)
    flat = sky.node("CombineXYZ", {0: sky.math("DIVIDE", x, over), 1: sky.math("DIVIDE", y, over), 2: 1.0}).outputs[0]
    veil = sky.ramp(sky.noise(sky.stretched(flat, (0.6, 2.2, 1)), 0.42, 9.0, 0.58, 0.5), [(0.47, 0.0), (0.72, 0.75)])
    return sky.mix(veil, lit, sky.mix(near, (0.62, 0.50, 0.50), (2.0, 1.05, 0.5)))


paint_sky(evening, 0.6)
sun(SUN, 8.5, (1.0, 0.64, 0.32), math.radians(0.7))
look((-0.9, -0.6, 1.55), (0.9, 12, 0.55), 30, 9.0, (0.8, 6, 0.5))
expose(exposure=-0.45, bloom=0.10, vignette=0.24, contrast=1.18, saturation=1.08)
