import * as calls from "@/lib/contract/calls/media";
import type { Crop } from "@/lib/rules/site/picture-crop";
import { fileHeaders } from "@/lib/rules/site/security-headers";
import { isSentInParts, uploadedFile, uploadedPath } from "@/lib/rules/site/uploaded-file";
import type { Sql } from "@/platform/db/sql";
import { ApiError } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { cutPhoto } from "./cut-photo";
import { fileAnswer } from "./file-answer";
import type { MediaStore } from "./store/media-store";

/**
 * Route for files uploaded to a site, also one with its provider elsewhere, and for the parts of its
 * photographs.
 * @param isCropNamed tells whether the site shows a part: another one is nobody's to have made
 */
export function mediaRouter(
  { media }: { media: MediaStore },
  isCropNamed: (tx: Sql, of: { src: string; crop: Crop }) => Promise<boolean>,
) {
  return newRouter().respond(calls.readMedia, async (caller, { param }, request) => {
    const { idSite, inUnitOfWork } = caller;
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
    if (file.crop) {
      const { of: name, ...crop } = file.crop;
      const src = uploadedPath({ idSite, name });
      const isNamed = await inUnitOfWork(({ tx }) => isCropNamed(tx, { src, crop }));
      const photo = isNamed && (await media.read({ idSite, name }));
      if (!photo) throw new ApiError("NOT_FOUND");
      return new Response(new Uint8Array(await cutPhoto(photo, crop)), { headers });
    }
    const content = await media.read(file);
    if (!content) throw new ApiError("NOT_FOUND");
    return new Response(new Uint8Array(content), { headers });
  });
}
