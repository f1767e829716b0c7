import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

const SHAPE = ["fill", "fillOpacity", "fillRule", "clipRule", "opacity", "stroke", "strokeWidth"];
const STROKE = ["strokeLineCap", "strokeLineJoin", "strokeMiterLimit", "strokeDashArray"];

/** Shapes, colours and gradients; no script, no style, no text of HTML, no address elsewhere. */
const schema: Options = {
  tagNames: [
    ...["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "title"],
    ...["desc", "defs", "linearGradient", "radialGradient", "stop", "clipPath"],
  ],
  attributes: {
    "*": ["id", "className", "transform", "clipPath", "role", "ariaHidden", ...SHAPE, ...STROKE],
    svg: ["viewBox", "width", "height", "xmlns", "preserveAspectRatio"],
    path: ["d"],
    circle: ["cx", "cy", "r"],
    ellipse: ["cx", "cy", "rx", "ry"],
    rect: ["x", "y", "width", "height", "rx", "ry"],
    line: ["x1", "y1", "x2", "y2"],
    polyline: ["points"],
    polygon: ["points"],
    linearGradient: ["x1", "y1", "x2", "y2", "gradientUnits", "gradientTransform"],
    radialGradient: ["cx", "cy", "r", "fx", "fy", "gradientUnits", "gradientTransform"],
    stop: ["offset", "stopColor", "stopOpacity"],
  },
  strip: ["script", "style", "foreignObject"],
  clobber: [],
  required: {},
  ancestors: {},
};

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify);

/** An SVG of which only the drawing is left; undefined when there is none. */
export function sanitisedSvg(source: string): string | undefined {
  const start = source.search(/<svg[\s>]/i);
  if (start < 0) return undefined;
  const svg = String(processor.processSync(source.slice(start)));
  return svg.startsWith("<svg") ? svg : undefined;
}
