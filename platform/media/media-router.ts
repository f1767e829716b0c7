import { z } from "zod";
import { fileHeaders } from "@/lib/rules/site/security-headers";
import { uploadedFile } from "@/lib/rules/site/uploaded-file";
import { ApiError } from "@/platform/http/api-error";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { defaultResponse, newRouter } from "@/platform/http/router";
import type { MediaStore } from "./store/media-store";

const KINDS = ["image/svg+xml", "image/png", "image/webp"];

const read = route({
  name: "readMedia",
  area: "content",
  access: "ANYONE",
  method: "get",
  path: "/media/{idSite}/{name}",
  summary: "A picture that was put onto the site, at the path that its `url` says",
  request: { params: z.object({ idSite: integerParam(), name: z.string().max(100) }) },
  responses: {
    200: {
      description: "The picture; what is in it never changes",
      content: Object.fromEntries(KINDS.map((kind) => [kind, { schema: z.string() }])),
    },
    default: defaultResponse,
  },
});

/** Serves what was put onto the site of the call; a site that has its provider elsewhere asks for it here. */
export function mediaRouter({ media }: { media: MediaStore }) {
  return newRouter().respond(read, async ({ idSite }, { param }) => {
    const path = `/media/${param.idSite}/${param.name}`;
    const file = uploadedFile(path);
    const content = file?.idSite === idSite ? await media.read(file) : undefined;
    if (!file || !content) throw new ApiError("NOT_FOUND");
    return new Response(new Uint8Array(content), {
      headers: {
        ...fileHeaders(path),
        "Content-Type": file.contentType,
        "Cache-Control": "public, max-age=31536000, immutable",
      },
    });
  });
}
