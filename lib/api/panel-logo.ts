import type { AdminLogo } from "@/lib/contract/admin/logo";
import type { LogoType } from "@/lib/contract/site";
import type { Call } from "./call";
import { startingFrom } from "./panel";

/** What a logo is to be; the picture stays where none is given. */
interface LogoChange {
  alt: AdminLogo["alt"];
  image?: File | undefined;
}

/** Gives a place another logo, or the one there another text. @throws CallError 422 by field; STALE */
export function changeLogo(call: Call, base: AdminLogo, { alt, image }: LogoChange) {
  const form = new FormData();
  form.set("alt", JSON.stringify(alt));
  if (image) form.set("image", image);
  return call<AdminLogo>("PUT", `/admin/logo/${base.type}`, {
    body: form,
    headers: startingFrom(base),
  });
}

/** Leaves a place without a logo. */
export const removeLogo = (call: Call, type: LogoType) =>
  call<AdminLogo>("DELETE", `/admin/logo/${type}`);

/** Gives a place the logo again that it had before. @throws CallError 409 where it had none */
export const restoreLogo = (call: Call, type: LogoType) =>
  call<AdminLogo>("POST", `/admin/logo/${type}/previous`);
