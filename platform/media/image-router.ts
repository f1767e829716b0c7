import { loadSvgRequestSchema, loadSvgResponseSchema } from "@/lib/contract/image";
import { ApiError } from "@/platform/http/api-error";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
import { loadSvg } from "./load-svg";
import { sanitisedSvg } from "./sanitised-svg";
import type { MediaStore } from "./store/media-store";

const load = route({
  name: "loadSvg",
  area: "content",
  access: "ANYONE",
  limit: "svg",
  method: "post",
  path: "/image/load-svg",
  summary: "The source of an SVG, sanitised, to be put into a page",
  request: body(loadSvgRequestSchema),
  responses: responses(loadSvgResponseSchema, "The SVG"),
});

export function imageRouter({ svgHosts, media }: { svgHosts: string[]; media: MediaStore }) {
  return newRouter().answerInSteps(load, async ({ idSite }, { json }) => {
    const source = await loadSvg(json.url, { idSite, hosts: svgHosts, media });
    const svg = source && sanitisedSvg(source);
    if (!svg) throw new ApiError("NOT_FOUND");
    return { svg };
  });
}
