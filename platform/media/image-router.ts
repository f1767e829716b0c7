import { loadSvgRequest, loadSvgResponse } from "@/lib/contract/image";
import { Refusal } from "@/platform/http/api-error";
import { spend } from "@/platform/http/rate-limits";
import { route } from "@/platform/http/route";
import { answers, body, newArea, ok } from "@/platform/http/router";
import type { Services } from "@/platform/services/services";
import { loadSvg } from "./load-svg";
import { sanitisedSvg } from "./sanitised-svg";

const load = route({
  access: "ANYONE",
  method: "post",
  path: "/image/load-svg",
  summary: "The source of an SVG, sanitised, to be put into a page",
  request: body(loadSvgRequest),
  responses: answers(loadSvgResponse, "The SVG"),
});

export function imageArea({ rateLimits, svgHosts }: Services) {
  return newArea().openapi(load, async (c) => {
    const { idSite, address } = c.var;
    await spend(rateLimits.svg, idSite, address);
    const source = await loadSvg(c.req.valid("json").url, { idSite, hosts: svgHosts });
    const svg = source && sanitisedSvg(source);
    if (!svg) throw new Refusal("NOT_FOUND");
    return c.json(ok({ svg }), 200);
  });
}
