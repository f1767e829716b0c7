import type { MadeSite } from "@/lib/contract/admin/new-site";
import type { SiteTemplate } from "@/lib/rules/site/site-file";
import type { Call } from "./call";
import { multipartOf } from "./multipart";

/** What a new site begins as: a template, or a file of a site. */
export type SiteOrigin = SiteTemplate | "FILE";

/** Makes a new site. @throws CallError 422 by field */
export function makeSite(
  call: Call,
  { name, origin, file }: { name: string; origin: SiteOrigin; file: File | undefined },
): Promise<MadeSite> {
  if (origin !== "FILE") return call("POST /admin/site", { body: { name, template: origin } });
  return call("POST /admin/site/file", { body: multipartOf({ name, file }) });
}
