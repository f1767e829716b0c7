import rehypeParse from "rehype-parse";
import rehypeSanitize, { type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { isBoundedMarkup } from "@/lib/rules/text/bounded-markup";
import { drawnElements } from "./drawn-elements";

/** Reference to a part of the same drawing, or a plain value: no address, no escape. */
const PAINT = /^(?:url\(#[\w.:-]+\)|(?:(?!url)[\w#(),.%\s-])+)$/i;
const STYLE =
  /^(?:\s*(?:fill|stroke|stop|opacity|clip|mask|color|font|text|-inkscape)[a-z-]*\s*:(?:url\(#[\w.:-]+\)|(?!url)[\w#(),.%\s-])+(?:;|$))*\s*$/i;
const OWN_PART = /^#[\w.:-]+$/;

const SHAPE = [
  ...["fillOpacity", "fillRule", "clipRule", "opacity", "color", "display", "visibility"],
  ...["strokeWidth", "strokeLineCap", "strokeLineJoin", "strokeMiterLimit", "strokeOpacity"],
  ...["strokeDashArray", "strokeDashOffset", "vectorEffect", "paintOrder"],
  ...["fontFamily", "fontSize", "fontWeight", "fontStyle", "letterSpacing", "textAnchor"],
];
const BOX = ["x", "y", "width", "height"];
const GRADIENT = ["gradientUnits", "gradientTransform", "spreadMethod"];
const LINK: [string, RegExp][] = [
  ["href", OWN_PART],
  ["xLinkHref", OWN_PART],
];

/** Shapes, colours and gradients; no script, no HTML, no address elsewhere, nothing that moves. */
const schema: Options = {
  tagNames: [
    ...["svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "title"],
    ...["desc", "defs", "use", "symbol", "text", "tspan", "linearGradient", "radialGradient"],
    ...["stop", "clipPath", "mask", "pattern"],
  ],
  attributes: {
    "*": [
      ...["id", "className", "transform", "role", "ariaHidden", "ariaLabel", ...SHAPE],
      ...["fill", "stroke", "clipPath", "mask"].map((name): [string, RegExp] => [name, PAINT]),
      ["style", STYLE],
    ],
    svg: ["viewBox", "xmlns", "preserveAspectRatio", "focusable", ...BOX],
    symbol: ["viewBox", "preserveAspectRatio"],
    path: ["d"],
    circle: ["cx", "cy", "r"],
    ellipse: ["cx", "cy", "rx", "ry"],
    rect: ["rx", "ry", ...BOX],
    line: ["x1", "y1", "x2", "y2"],
    polyline: ["points"],
    polygon: ["points"],
    text: ["dx", "dy", "rotate", ...BOX],
    tspan: ["dx", "dy", "rotate", ...BOX],
    use: [...LINK, ...BOX],
    linearGradient: ["x1", "y1", "x2", "y2", ...GRADIENT, ...LINK],
    radialGradient: ["cx", "cy", "r", "fx", "fy", ...GRADIENT, ...LINK],
    stop: ["offset", "stopColor", "stopOpacity"],
    clipPath: ["clipPathUnits"],
    mask: ["maskUnits", "maskContentUnits", ...BOX],
    pattern: ["patternUnits", "patternContentUnits", "patternTransform", "viewBox", ...BOX],
  },
  strip: ["script", "style", "foreignObject"],
  clobber: [],
  required: {},
  ancestors: {},
};

/** Limit on the elements of a drawing, each counted wherever it is used. */
const MOST_DRAWN = 200_000;

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify);

/** Reduces an SVG to its drawing; undefined for none, or one above the limit of elements. */
export function sanitisedSvg(source: string): string | undefined {
  const start = source.search(/<svg[\s>]/i);
  const end = source.toLowerCase().lastIndexOf("</svg>");
  if (start < 0 || end < start) return undefined;
  const drawing = source.slice(start, end + "</svg>".length);
  if (!isBoundedMarkup(drawing)) return undefined;
  const tree = processor.runSync(processor.parse(drawing));
  if (drawnElements(tree) > MOST_DRAWN) return undefined;
  const svg = processor.stringify(tree);
  return /^<svg[\s>]/.test(svg) ? svg : undefined;
}
