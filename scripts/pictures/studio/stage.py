"""The stage of a picture: shapes, materials, lights and a camera in Blender.

A scene is run by Blender 3.4 or later, without a window:

    blender -b --python scripts/pictures/72/wet_paint.py -- OUT.png WIDTH SAMPLES [VARIANT]

Lengths are those of the scene that says so (metres, decimetres, centimetres); angles are radians.
"""
import math
import sys

import bpy
import numpy as np
from mathutils import Vector

_given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
OUT = _given[0] if _given else "picture.png"
WIDTH = int(_given[1]) if len(_given) > 1 else 560
SAMPLES = int(_given[2]) if len(_given) > 2 else 24
VARIANT = _given[3] if len(_given) > 3 else ""


def open_stage(ratio, bounces=6, clamp=4.0):
    """Empties Blender and sets up Cycles for a picture of this ratio, width by height; returns its scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, round(WIDTH / ratio)
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.01
    cycles.max_bounces = cycles.transmission_bounces = bounces
    cycles.transparent_max_bounces = max(8, bounces)
    cycles.sample_clamp_indirect = clamp
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    return scene


# --- shapes -------------------------------------------------------------------------------------


def place(thing):
    """Puts an object into the scene and returns it."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh_data(name, points, faces, material, smooth=True):
    """A mesh of points (n × 3) and faces (tuples of their numbers), to be placed once or many times."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(point) for point in points], [], [tuple(face) for face in faces])
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    if material:
        data.materials.append(material)
    return data


def mesh(name, points, faces, material, smooth=True):
    """A mesh placed where its points say."""
    return place(bpy.data.objects.new(name, mesh_data(name, points, faces, material, smooth)))


def copy_of(data, at, turn=(0, 0, 0), scale=(1, 1, 1)):
    """One more object of a mesh that others share."""
    thing = place(bpy.data.objects.new(data.name, data))
    thing.location, thing.rotation_euler, thing.scale = at, turn, scale
    return thing


def _quads(columns, rows):
    number = np.arange(columns * rows).reshape(rows, columns)
    return np.stack([number[:-1, :-1], number[:-1, 1:], number[1:, 1:], number[1:, :-1]], -1).reshape(-1, 4)


def sheet(name, columns, rows, shape, material, smooth=True):
    """A surface: shape(u, v) gives x, y, z for arrays u and v between 0 and 1, which are also its places in a picture."""
    u, v = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    points = np.stack(np.broadcast_arrays(*shape(u, v)), -1).reshape(-1, 3)
    quads = _quads(columns, rows)
    thing = mesh(name, points.tolist(), quads.tolist(), material, smooth)
    places = np.stack([u, v], -1).reshape(-1, 2)[quads.ravel()]
    thing.data.uv_layers.new(name="uv").data.foreach_set("uv", places.ravel())
    return thing


def tube(name, points, radius, material, closed=False, sides=4):
    """A round bar along points (n × 3)."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", radius, sides, True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", [value for x, y, z in points for value in (x, y, z, 1)])
    spline.use_cyclic_u = closed
    curve.materials.append(material)
    return place(bpy.data.objects.new(name, curve))


def box(name, at, size, material, bevel=0.0, turn=(0, 0, 0)):
    """A block around a point, its edges rounded by the bevel."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    block = bpy.context.object
    block.name, block.dimensions = name, size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    block.location, block.rotation_euler = at, turn
    block.data.materials.append(material)
    if bevel:
        rounded = block.modifiers.new("bevel", "BEVEL")
        rounded.width, rounded.segments, rounded.harden_normals = bevel, 3, True
        block.data.use_auto_smooth = True
        block.data.polygons.foreach_set("use_smooth", [True] * len(block.data.polygons))
    return block


def lathe(name, profile, material, steps=96):
    """A turned body: profile holds (radius, height) from one end to the other."""
    turn = np.linspace(0, 2 * np.pi, steps, endpoint=False)
    radius, height = np.array(profile).T
    points = np.stack(
        [np.outer(radius, np.cos(turn)), np.outer(radius, np.sin(turn)), np.repeat(height[:, None], steps, 1)], -1
    )
    ring, step = np.meshgrid(np.arange(len(profile) - 1), np.arange(steps), indexing="ij")
    after = (step + 1) % steps
    faces = np.stack([ring * steps + step, ring * steps + after, (ring + 1) * steps + after, (ring + 1) * steps + step], -1)
    body = mesh(name, points.reshape(-1, 3).tolist(), faces.reshape(-1, 4).tolist(), material)
    soft = body.modifiers.new("soft", "SUBSURF")
    soft.render_levels = 2
    return body


# --- materials ----------------------------------------------------------------------------------


class Shader:
    """The nodes of a material or of the sky, written as expressions."""

    def __init__(self, owner):
        self.owner, self.tree = owner, owner.node_tree

    def node(self, kind, inputs=None, **settings):
        """A node whose inputs (by name or number) are values or outputs of other nodes."""
        made = self.tree.nodes.new("ShaderNode" + kind)
        for name, value in settings.items():
            setattr(made, name, value)
        for socket, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[socket])
            else:
                made.inputs[socket].default_value = value
        return made

    def math(self, operation, first, second=0.0, clamp=False):
        return self.node("Math", {0: first, 1: second}, operation=operation, use_clamp=clamp).outputs[0]

    def mix(self, share, first, second, blend="MIX"):
        colours = {1: first, 2: second}
        inputs = {socket: (*c, 1) if isinstance(c, tuple) and len(c) == 3 else c for socket, c in colours.items()}
        return self.node("MixRGB", {0: share, **inputs}, blend_type=blend).outputs[0]

    def ramp(self, share, stops):
        """A colour or grey over 0 to 1, by stops (position, grey or colour)."""
        made = self.node("ValToRGB", {0: share})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, tone) in zip(elements, stops):
            element.position = position
            element.color = (*tone, 1) if isinstance(tone, tuple) else (tone, tone, tone, 1)
        return made.outputs[0]

    def here(self):
        """The place on the object, in its own units."""
        return self.node("TexCoord").outputs["Object"]

    def stretched(self, vector, scale, turn=(0, 0, 0)):
        return self.node("Mapping", {"Vector": vector, "Scale": scale, "Rotation": turn}).outputs[0]

    def noise(self, vector, scale, detail=5.0, roughness=0.55, distortion=0.0):
        inputs = {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": roughness, "Distortion": distortion}
        return self.node("TexNoise", inputs).outputs[0]

    def relief(self, height, depth, strength=1.0, over=None):
        """A bumped normal, over another one where there is one."""
        inputs = {"Height": height, "Distance": depth, "Strength": strength}
        if over:
            inputs["Normal"] = over
        return self.node("Bump", inputs).outputs[0]

    def plug(self, socket, source):
        """Leads a source into the material's own surface."""
        self.tree.links.new(source, self.tree.nodes["Principled BSDF"].inputs[socket])
        return self


def surface(name, colour, roughness=0.5, **more):
    """A plain material; more names inputs of Blender's principled surface (Metallic, Specular, Transmission …)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    for socket, value in {"Base_Color": colour, "Roughness": roughness, **more}.items():
        inputs[socket.replace("_", " ")].default_value = (*value, 1) if isinstance(value, tuple) else value
    return material


def shine(name, colour, strength):
    """A material that gives light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    shader = Shader(material)
    emission = shader.node("Emission", {0: (*colour, 1), 1: strength})
    material.node_tree.links.new(emission.outputs[0], material.node_tree.nodes["Material Output"].inputs[0])
    return material


def clear(name, colour, index, shade, roughness=0.0):
    """Glass or liquid that tints the light through its own shadow, which costs no caustics."""
    material = surface(name, colour, roughness, Transmission=1.0, IOR=index)
    shader, tree = Shader(material), material.node_tree
    through = shader.node("BsdfTransparent", {0: (*shade, 1)})
    shadow = shader.node("LightPath").outputs["Is Shadow Ray"]
    both = shader.node("MixShader", {0: shadow, 1: tree.nodes["Principled BSDF"].outputs[0], 2: through.outputs[0]})
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs[0])
    return material


# --- light and camera ---------------------------------------------------------------------------


def paint_sky(colour_of, strength=1.0):
    """Paints the world: colour_of(shader, direction) gives an output of colour."""
    world = bpy.context.scene.world
    shader = Shader(world)
    colour = colour_of(shader, shader.node("TexCoord").outputs["Generated"])
    background = world.node_tree.nodes["Background"]
    world.node_tree.links.new(colour, background.inputs[0])
    background.inputs[1].default_value = strength


def _towards(at, to):
    return (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()


def lamp(at, to, size, watts, colour=(1, 1, 1), height=None):
    """A soft rectangle of light that the camera does not see."""
    light = bpy.data.lights.new("lamp", "AREA")
    light.energy, light.color, light.size = watts, colour, size
    if height:
        light.shape, light.size_y = "RECTANGLE", height
    thing = place(bpy.data.objects.new("lamp", light))
    thing.location, thing.rotation_euler, thing.visible_camera = at, _towards(at, to), False
    return thing


def sun(direction, strength, colour, width=0.01):
    """The sun, seen in this direction; width is its angle."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, width
    thing = place(bpy.data.objects.new("sun", light))
    thing.rotation_euler = (-Vector(direction)).to_track_quat("-Z", "Y").to_euler()
    return thing


def look(at, to, lens, fstop=None, focus=None, roll=0.0, shift=(0, 0)):
    """The camera: lens in millimetres on a sensor of 36, focused on a point when it has a stop."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end, (data.shift_x, data.shift_y) = lens, 1e5, shift
    camera = place(bpy.data.objects.new("camera", data))
    camera.location, camera.rotation_euler = at, _towards(at, to)
    camera.rotation_euler.rotate_axis("Z", roll)
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or to) - Vector(at)).length
    bpy.context.scene.camera = camera
    return camera


def haze(colour, begin, depth, share, power=0.75):
    """Lays a colour over what is far, in the compositor: no noise and no time, unlike fog in the scene."""
    scene = bpy.context.scene
    scene.view_layers[0].use_pass_mist = True
    scene.world.mist_settings.start, scene.world.mist_settings.depth = begin, depth
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, out = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeComposite")
    curve, weight = tree.nodes.new("CompositorNodeMath"), tree.nodes.new("CompositorNodeMath")
    curve.operation, weight.operation = "POWER", "MULTIPLY"
    curve.inputs[1].default_value, weight.inputs[1].default_value = power, share
    mixed = tree.nodes.new("CompositorNodeMixRGB")
    mixed.inputs[2].default_value = (*colour, 1)
    for source, target in (
        (layers.outputs["Mist"], curve.inputs[0]),
        (curve.outputs[0], weight.inputs[0]),
        (weight.outputs[0], mixed.inputs[0]),
        (layers.outputs["Image"], mixed.inputs[1]),
        (mixed.outputs[0], out.inputs[0]),
    ):
        tree.links.new(source, target)
