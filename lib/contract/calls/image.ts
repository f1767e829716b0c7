import { loadSvgRequestSchema, loadSvgResponseSchema } from "@/lib/contract/image";
import { call } from "../call";

export const loadSvg = call({
  name: "loadSvg",
  area: "content",
  access: "ANYONE",
  limit: "svg",
  method: "post",
  path: "/image/load-svg",
  summary: "The source of an SVG, sanitised, to be put into a page",
  body: loadSvgRequestSchema,
  answer: loadSvgResponseSchema,
  says: "The SVG",
});
