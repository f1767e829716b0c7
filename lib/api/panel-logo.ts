import type { AdminLogo } from "@/lib/contract/admin/logo";
import type { Call } from "./call";
import { multipartOf } from "./multipart";

/** New values of a logo; the picture stays where none is given. */
interface LogoChange {
  alt: AdminLogo["alt"];
  image?: File | undefined;
}

/**
 * Replaces a place's logo, or only its text.
 * @throws CallError 422 by field; STALE
 */
export function changeLogo(call: Call, base: AdminLogo, { alt, image }: LogoChange) {
  return call("PUT /admin/logo/{type}", {
    params: { type: base.type },
    body: multipartOf({ alt }, image ? [image] : []),
    version: base.version,
  });
}
