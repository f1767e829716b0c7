import { totpCode, totpStep } from "@/platform/account/factor/totp";
import type { OwnSite } from "./own-site";

/** Returns the code that an application shows by the site's time, once the used codes are gone. */
export async function nextCode(site: OwnSite, secret: string, used: Set<string>): Promise<string> {
  let code = totpCode(secret, totpStep(site.now()));
  if (used.has(code)) {
    site.moveTo(new Date(site.now().getTime() + 30_000));
    code = totpCode(secret, totpStep(site.now()));
  }
  used.add(code);
  return code;
}
