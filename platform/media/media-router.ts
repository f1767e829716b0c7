import * as calls from "@/lib/contract/calls/media";
import { fileHeaders } from "@/lib/rules/site/security-headers";
import { isSentInParts, uploadedFile } from "@/lib/rules/site/uploaded-file";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { fileAnswer } from "./file-answer";
import type { MediaStore } from "./store/media-store";

/** Route for files uploaded to a site, also one with its provider elsewhere. */
export function mediaRouter({ media }: { media: MediaStore }) {
  return newRouter().respond(calls.readMedia, async ({ idSite }, { param }, request) => {
    const path = `/media/${param.idSite}/${param.name}`;
    const file = uploadedFile(path);
    if (file?.idSite !== idSite) throw new ApiError("NOT_FOUND");
    const headers = {
      ...fileHeaders(path),
      "Content-Type": file.contentType,
      "Cache-Control": "public, max-age=31536000, immutable",
    };
    if (isSentInParts(file)) {
      const answer = await fileAnswer(media, file, { range: request.header("Range"), headers });
      if (!answer) throw new ApiError("NOT_FOUND");
      return answer;
    }
    const content = await media.read(file);
    if (!content) throw new ApiError("NOT_FOUND");
    return new Response(new Uint8Array(content), { headers });
  });
}
