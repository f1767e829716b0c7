"""The door of the estate's cellar on a mild morning: an arch of tufa, two leaves of old oak, one of them ajar. Metres."""
import math
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "studio"))
import numpy as np
from film import expose
from stage import Shader, box, lamp, lathe, look, open_stage, paint_sky, sheet, sun, surface, tube

import bpy

scene = open_stage(4 / 5, bounces=5, clamp=3)
chance = np.random.default_rng(12)

# --- rubble, dressed tufa, oak, iron, gravel ---
rubble = surface("rubble", (0.42, 0.37, 0.29), 0.95, Specular=0.1)
r = Shader(rubble)
wavy = r.node("VectorMath", {0: r.stretched(r.here(), (1.6, 1.0, 2.9)), 1: r.node("VectorMath", {0: r.node("TexNoise", {"Vector": r.here(), "Scale": 2.6}).outputs["Color"], 1: (0.34, 0.34, 0.34)}, operation="MULTIPLY").outputs[0]}, operation="ADD").outputs[0]
joint = r.node("TexVoronoi", {"Vector": wavy, "Scale": 2.6, "Randomness": 0.9}, feature="DISTANCE_TO_EDGE").outputs["Distance"]
stone_tone = r.node("RGBToBW", {0: r.node("TexVoronoi", {"Vector": wavy, "Scale": 2.6, "Randomness": 0.9}).outputs["Color"]}).outputs[0]
weather = r.noise(r.here(), 6.0, 12.0, 0.7)
face = r.mix(0.4, r.ramp(weather, [(0.3, (0.33, 0.285, 0.215)), (0.7, (0.60, 0.53, 0.42))]), stone_tone, "OVERLAY")
lichen = r.ramp(r.noise(r.here(), 1.3, 9.0, 0.65), [(0.56, 0.0), (0.68, 0.5)])
face = r.mix(lichen, face, (0.33, 0.35, 0.24))
r.plug("Base Color", r.mix(r.ramp(joint, [(0.012, 1.0), (0.05, 0.0)]), face, (0.56, 0.51, 0.42)))
r.plug("Normal", r.relief(r.ramp(joint, [(0.0, 0.0), (0.09, 1.0)]), 0.035, 0.85, r.relief(weather, 0.025, 0.8)))
tufa = surface("tufa", (0.66, 0.60, 0.48), 0.9, Specular=0.12)
t = Shader(tufa)
pores = t.noise(t.here(), 16.0, 10.0, 0.7)
wear = t.noise(t.here(), 2.2, 8.0, 0.6)
t.plug("Base Color", t.mix(t.ramp(wear, [(0.35, 0.0), (0.7, 0.75)]), (0.72, 0.665, 0.545), (0.49, 0.43, 0.33)))
t.plug("Normal", t.relief(pores, 0.012, 0.8, t.relief(wear, 0.03, 0.7)))
oak = surface("oak", (0.2, 0.14, 0.09), 0.62, Specular=0.22)
o = Shader(oak)
tone = o.node("ObjectInfo").outputs["Random"]
veins = o.noise(o.stretched(o.here(), (22, 22, 1.1)), 4.0, 9.0, 0.68, 0.5)
wood = o.mix(tone, (0.21, 0.12, 0.058), (0.33, 0.205, 0.11))
wood = o.mix(o.ramp(veins, [(0.38, 0.0), (0.66, 0.85)]), wood, (0.07, 0.042, 0.024))
foot = o.ramp(o.node("SeparateXYZ", {0: o.node("NewGeometry").outputs["Position"]}).outputs[2], [(0.0, 0.55), (0.55, 0.0)])
o.plug("Base Color", o.mix(foot, wood, (0.24, 0.22, 0.19)))
o.plug("Roughness", o.ramp(veins, [(0.3, 0.5), (0.7, 0.78)]))
o.plug("Normal", o.relief(veins, 0.012, 1.0))
iron = surface("iron", (0.055, 0.05, 0.047), 0.5, Metallic=0.7)
i = Shader(iron)
rust = i.noise(i.here(), 18.0, 8.0, 0.65)
i.plug("Base Color", i.ramp(rust, [(0.45, (0.05, 0.046, 0.044)), (0.72, (0.15, 0.075, 0.04))]))
i.plug("Roughness", i.ramp(rust, [(0.3, 0.38), (0.7, 0.75)]))
gravel = surface("gravel", (0.44, 0.40, 0.34), 0.95, Specular=0.1)
g = Shader(gravel)
grains = g.node("TexVoronoi", {"Vector": g.here(), "Scale": 46.0}).outputs
tones = g.node("RGBToBW", {0: grains["Color"]}).outputs[0]
g.plug("Base Color", g.ramp(tones, [(0.25, (0.24, 0.21, 0.17)), (0.75, (0.56, 0.51, 0.43))]))
g.plug("Normal", g.relief(grains["Distance"], 0.02, 1.0, g.relief(g.noise(g.here(), 3.0, 8.0), 0.05, 0.6)))
dark = surface("inside", (0.2, 0.16, 0.12), 0.95)

# --- the wall around an arch: half its width, the height of its springing, and how far it rises ---
HALF, SPRING, RISE, DEEP = 0.92, 1.72, 0.62, 0.34


def arch(u, out=0.0):
    """The arch from its left foot to its right, out metres outside of it."""
    turn = math.pi * (1 - u)
    return (HALF + out) * np.cos(turn), SPRING + (RISE + out) * np.sin(turn)


sheet("left", 2, 2, lambda u, v: (-6 + u * (6 - HALF), 0 * u, v * SPRING), rubble)
sheet("right", 2, 2, lambda u, v: (HALF + u * (6 - HALF), 0 * u, v * SPRING), rubble)
for side in (-1, 1):
    sheet("shoulder", 2, 2, lambda u, v: (side * (HALF + u * (6 - HALF)), 0 * u, SPRING + v * 4), rubble)
sheet("above", 64, 2, lambda u, v: (arch(u)[0], 0 * u, arch(u)[1] * (1 - v) + (SPRING + 4) * v), rubble)
sheet("vault", 64, 2, lambda u, v: (arch(u)[0], v * DEEP, arch(u)[1]), tufa)
for side in (-1, 1):
    sheet("cheek", 2, 2, lambda u, v: (0 * u + side * HALF, u * DEEP, v * SPRING), tufa)
number = 11
for k in range(number):
    left, right = (k + 0.04) / number, (k + 0.96) / number
    deep = 0.30 + (0.05 if k == number // 2 else 0.0) + chance.uniform(-0.012, 0.012)
    out = 0.022 + chance.uniform(0, 0.008)
    u = np.linspace(left, right, 7)
    inner, outer = np.stack(arch(u), -1), np.stack(arch(u, deep), -1)
    sheet("stone", 7, 2, lambda a, b, i=inner, o=outer: (i[None, :, 0] * (1 - b) + o[None, :, 0] * b, 0 * a - out, i[None, :, 1] * (1 - b) + o[None, :, 1] * b), tufa, smooth=False)
    for edge, near, far in ((0, inner[0], outer[0]), (1, inner[-1], outer[-1])):
        sheet("edge", 2, 2, lambda a, b, n=near, f=far: (n[0] * (1 - a) + f[0] * a, b * -out, n[1] * (1 - a) + f[1] * a), tufa)
    sheet("rim", 7, 2, lambda a, b, o=outer: (o[None, :, 0] + 0 * b, b * -out, o[None, :, 1] + 0 * b), tufa)
    sheet("soffit", 7, 2, lambda a, b, i=inner: (i[None, :, 0] + 0 * b, b * -out, i[None, :, 1] + 0 * b), tufa)
height = SPRING / 5
for side in (-1, 1):
    for k in range(5):
        wide = (0.32, 0.44)[k % 2] + chance.uniform(-0.015, 0.015)
        box("jamb", (side * (HALF + 0.006 + wide / 2), -0.012 + 0.1, (k + 0.5) * height), (wide, 0.24 + chance.uniform(0, 0.012), height - 0.012), tufa, 0.012)
box("sill", (0, 0.06, 0.035), (2 * HALF + 0.5, 0.75, 0.15), tufa, 0.02)
sheet("ground", 2, 2, lambda u, v: (u * 16 - 8, v * 12 - 11.7, 0 * u - 0.02), gravel)

# --- two leaves of planks on their bands; the right one stands ajar ---
def leaf(side, turn):
    """A leaf hung on its side of the arch, turned inwards by so much."""
    hinge = bpy.data.objects.new("hinge", None)
    scene.collection.objects.link(hinge)
    hinge.location = (side * (HALF + 0.035), DEEP - 0.03, 0.11)
    parts = []
    planks = 6
    wide = HALF / planks
    for k in range(planks):
        at = -side * (k + 0.5) * wide
        tall = SPRING + RISE + 0.05 - 0.11
        parts.append(box("plank", (at, 0.03 + chance.uniform(-0.003, 0.003), tall / 2), (wide - 0.014, 0.045, tall), oak, 0.008))
    parts.append(box("back", (-side * HALF / 2, 0.062, 1.1), (HALF, 0.012, 2.3), dark))
    for z in (0.32, 1.08, 1.66):
        parts.append(box("band", (-side * HALF * 0.43, -0.002, z), (HALF * 0.86, 0.012, 0.062), iron, 0.004))
        for k in range(planks - 1):
            stud = lathe("stud", [(0.0, 0.016), (0.012, 0.012), (0.018, 0.0), (0, 0)], iron, 20)
            stud.rotation_euler, stud.location = (math.radians(90), 0, 0), (-side * (k + 0.5) * wide, -0.006, z)
            parts.append(stud)
    for part in parts:
        part.parent = hinge
    hinge.rotation_euler = (0, 0, turn)
    return hinge


left = leaf(-1, math.radians(0.6))
right = leaf(1, math.radians(-38))
ring = tube("ring", [(0.062 * math.cos(a), 0, 0.062 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 40, endpoint=False)], 0.009, iron, True)
ring.parent, ring.location = left, (HALF - 0.12, -0.03, 1.0)
plate = box("plate", (HALF - 0.12, -0.004, 1.04), (0.075, 0.01, 0.15), iron, 0.004)
plate.parent = left

# --- the cellar behind it: a floor, an end and the warm light of its lamp ---
sheet("cellar", 2, 2, lambda u, v: (u * 5 - 2.5, 0.4 + v * 5, 0 * u + 0.1), dark)
sheet("end", 2, 2, lambda u, v: (u * 5 - 2.5, 0 * u + 4.2, v * 4), rubble)
lamp((0.9, 2.0, 2.5), (0.2, 2.6, 0.5), 0.3, 300, (1.0, 0.60, 0.28))
lamp((0.15, 1.0, 2.2), (0.1, 0.9, 0.0), 0.3, 60, (1.0, 0.60, 0.28))

# --- morning from the left, low, through leaves that are not seen ---
sun((-0.86, -0.40, 0.40), 4.2, (1.0, 0.83, 0.62), 0.02)
paint_sky(lambda sky, direction: sky.mix(0.0, (0.62, 0.74, 0.92), (0.62, 0.74, 0.92)), 0.34)
leaf_shade = surface("leaf", (0.05, 0.09, 0.03), 0.8)
for k in range(170):
    spread = chance.normal(0, 1, 3)
    at = (-5.6 + spread[0] * 0.9, -2.5 + spread[1] * 0.6, 3.9 + spread[2] * 0.8)
    box("leaf", at, (0.17, 0.12, 0.004), leaf_shade, turn=tuple(chance.uniform(0, math.pi, 3)))
look((-0.95, -4.7, 1.5), (0.0, 0, 1.27), 44, 5.6, (0, 0.1, 1.2))
expose(exposure=0.3, bloom=0.09, vignette=0.28, grain=0.009, contrast=1.07)
