import * as calls from "@/lib/contract/calls/image";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { loadSvg } from "./load-svg";
import { sanitisedSvg } from "./sanitised-svg";
import type { MediaStore } from "./store/media-store";

export function imageRouter({ svgHosts, media }: { svgHosts: string[]; media: MediaStore }) {
  return newRouter().answerInSteps(calls.loadSvg, async ({ idSite }, { json }) => {
    const source = await loadSvg(json.url, { idSite, hosts: svgHosts, media });
    const svg = source && sanitisedSvg(source);
    if (!svg) throw new ApiError("NOT_FOUND");
    return { svg };
  });
}
