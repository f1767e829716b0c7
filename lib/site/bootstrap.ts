import "server-only";
import type { Call } from "@/lib/api/call";
import { getElements } from "@/lib/api/element";
import { siteEnvironment } from "@/lib/api/environment";
import { elementIn } from "@/lib/api/listing-keys";
import { serverCall } from "@/lib/api/server-call";
import { fontFaults } from "@/lib/fonts/font-faults";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { readParameter, readParameters } from "./parameters";
import { triedSetting } from "./setting-trial";
import { wordlessLanguages } from "./site-locales";
import { isBuilding, logStartFailure, logStartWarning } from "./start-failure";

/**
 * Returns what a page needs to know of its site; with the setting that is tried on it, on a page
 * that is made for who tries it.
 */
export async function bootstrap(locale: Locale): Promise<Bootstrap> {
  const site = await siteStart(locale);
  const { row } = triedSetting();
  return row ? { ...site, parameters: { ...site.parameters, ...readParameter(row) } } : site;
}

/**
 * Makes the calls of server start (§7), which give a page all that it needs to know of its site. A
 * failed call is only logged (§8): the page is made without it, and it is asked again ten seconds
 * later. Without the site's settings and its info, there is no page: it would be of no company, in
 * no colours. /variation is among them because §7 has it there; no page needs it, for a declination
 * brings its variations with their labels. The visitor's own calls are left out: these pages are
 * everyone's, and a browser with a session asks /user, which covers /logged.
 * @throws CallError without /parameter or /site/info
 */
async function siteStart(locale: Locale) {
  "use cache";
  keepUntilChanged(
    { kind: "parameters" },
    { kind: "siteInfo" },
    { kind: "news" },
    { kind: "addresses" },
    { kind: "variations" },
    { kind: "externalApps" },
    { kind: "elements", route: "logo-footer" },
    { kind: "elements", route: "link-footer" },
  );
  let isWhole = true;
  const need = async <T>(name: string, start: (call: Call) => Promise<T>) => {
    try {
      return await start(serverCall(locale));
    } catch (error) {
      logStartFailure(name, error);
      if (isBuilding()) return undefined;
      throw error;
    }
  };
  const attempt = async <T>(name: string, start: (call: Call) => Promise<T>) => {
    try {
      return await start(serverCall(locale, { address: "server", isOptional: true }));
    } catch (error) {
      isWhole = false;
      logStartFailure(name, error);
      return undefined;
    }
  };
  const [rows, info, news, addressTypes, addresses, variations, productFiles, logos, links] =
    await Promise.all([
      need("/parameter", (c) => c("GET /parameter")),
      need("/site/info", (c) => c("GET /site/info")),
      attempt("/news", (c) => c("GET /news", { query: { promoted: "true", nbItem: 1 } })),
      attempt("/admin/address/type", (c) => c("GET /admin/address/type")),
      attempt("/company/address", (c) => c("GET /company/address")),
      attempt("/variation", (c) => c("GET /variation")),
      attempt("/external-app", (c) =>
        c("GET /external-app/{app}/config/public", { params: { app: "PRODUCT_FILE_GENERATOR" } }),
      ),
      attempt("/element/logo-footer", (c) => getElements(c, "logo-footer", 100)),
      attempt("/element/link-footer", (c) => getElements(c, "link-footer", 100)),
    ]);
  if (!isWhole) askAgainSoon();
  for (const code of wordlessLanguages(info)) {
    logStartWarning("languages", `"${code}" has no folder in messages: the site leaves it out`);
  }
  for (const fault of fontFaults(info?.fonts ?? [])) logStartWarning("fonts", fault);
  return {
    parameters: readParameters(rows ?? [], (key, value) =>
      logStartFailure(`reading ${key}`, `"${value}" is none of its values`),
    ),
    // A remote provider need not know this site's address.
    info: info && { ...info, url: siteEnvironment().SITE_URL ?? info.url },
    promotedNews: (news && elementIn("news", news)) ?? null,
    addressTypes: addressTypes ?? [],
    addresses: addresses?.addresses ?? [],
    variations: variations?.variations ?? [],
    productFileGenerator: productFiles,
    footerLogos: logos?.items ?? [],
    footerLinks: links?.items ?? [],
  };
}

export type Bootstrap = Awaited<ReturnType<typeof siteStart>>;
