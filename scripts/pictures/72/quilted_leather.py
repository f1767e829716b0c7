"""Quilted black leather with its golden stitches, close, in one low warm light. Centimetres.

VARIANT "upright" is for a portrait slot, "wide" is 2:1.
"""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import numpy as np
from film import expose
from stage import VARIANT, Shader, lamp, look, open_stage, sheet, surface, tube

open_stage({"upright": 4 / 5, "wide": 2}.get(VARIANT, 16 / 10), bounces=4)
chance = np.random.default_rng(57)
WIDE, TALL = 7.0, 9.4


def seams(x, y):
    """How many diamonds along each of the two families of seams."""
    return x / WIDE + y / TALL, x / WIDE - y / TALL


def away(place):
    """0 on a seam, 0.5 in the middle of a diamond."""
    return np.abs(place - np.round(place))


def height(x, y):
    first, second = seams(x, y)
    a, b = away(first), away(second)
    puff = (1 - np.exp(-a * 7.5)) * (1 - np.exp(-b * 7.5))
    groove = 0.20 * (np.exp(-((a / 0.016) ** 2)) + np.exp(-((b / 0.016) ** 2)))
    creases = 0.032 * np.exp(-a * 9) * np.sin(second * 31 + 2 * np.sin(first * 3))
    creases = creases + 0.032 * np.exp(-b * 9) * np.sin(first * 29 + 2 * np.sin(second * 4))
    return 1.25 * puff - groove + creases * np.clip(np.minimum(a, b) * 30, 0, 1) - 0.0022 * (x - 6) ** 2 - 0.001 * (y + 4) ** 2


leather = surface("leather", (0.010, 0.0095, 0.0092), 0.42, Specular=0.38)
s = Shader(leather)
bent = s.mix(0.12, s.here(), s.node("TexNoise", {"Vector": s.here(), "Scale": 1.4, "Detail": 3.0}).outputs["Color"])
grain = s.node("TexVoronoi", {"Vector": bent, "Scale": 9.5}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
folds = s.relief(s.ramp(grain, [(0.0, 0.0), (0.22, 1.0)]), 0.015, 0.7)
s.plug("Normal", s.relief(s.noise(s.here(), 24.0), 0.008, 0.6, folds))
s.plug("Roughness", s.ramp(grain, [(0.0, 0.60), (0.25, 0.35)]))
sheet("seat", 900, 760, lambda u, v: (u * 64 - 32, v * 70 - 24, height(u * 64 - 32, v * 70 - 24)), leather)

thread = surface("thread", (0.90, 0.60, 0.16), 0.5, Sheen=0.6, Specular=0.6)
t = Shader(thread)
twist = t.node("TexWave", {"Vector": t.stretched(t.here(), (1, 1, 1), (0.6, 0.5, 0.8)), "Scale": 9.0, "Distortion": 0.4})
t.plug("Normal", t.relief(twist.outputs[0], 0.02, 0.9))
share = np.linspace(0, 1, 7)
length = math.hypot(WIDE, TALL)
for family in (1, -1):
    way = np.array([WIDE, -family * TALL]) / length
    side = np.array([family * TALL, WIDE]) / length
    for seam in range(-8, 10):
        for step in range(-110, 111):
            for edge in (-0.27, 0.27):
                begin = np.array([seam * WIDE, 0.0]) + way * step * 0.52 + side * edge + chance.normal(0, 0.008, 2)
                if not (-22 < begin[0] < 26 and -20 < begin[1] < 34):
                    continue
                x, y = begin[:, None] + way[:, None] * share * 0.37
                first, second = seams(x[3], y[3])
                if away(second if family == 1 else first) < 0.05:
                    continue
                z = height(x, y)
                z = np.maximum(z, z[0] * (1 - share) + z[-1] * share) + 0.055 * np.sin(np.pi * share) ** 0.5 - 0.02
                tube("stitch", np.c_[x, y, z].tolist(), 0.055, thread, sides=3)

lamp((38, 34, 10), (0, 2, 0), 3.5, 14000, (1.0, 0.66, 0.32), 30)
lamp((-46, 26, 26), (0, 4, 0), 10, 6000, (0.45, 0.60, 1.0), 30)
if VARIANT == "upright":
    look((-5, -24, 17), (2.0, 2.0, 0.4), 52, 0.5, (0.8, -2.0, 0.7), roll=math.radians(5))
elif VARIANT == "wide":
    look((-11, -20, 9.5), (3.5, 5.0, 0.4), 62, 0.5, (0.0, -1.0, 0.7), roll=math.radians(2))
else:
    look((-7, -23, 13.5), (2.5, 4.0, 0.4), 60, 0.5, (0.5, -1.5, 0.7), roll=math.radians(3))
expose(exposure=0.45, vignette=0.35)
