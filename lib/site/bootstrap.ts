import "server-only";
import { getAddressTypes, getCompanyAddresses } from "@/lib/api/address";
import type { Call } from "@/lib/api/call";
import { getElements } from "@/lib/api/element";
import { siteEnvironment } from "@/lib/api/environment";
import { getExternalAppConfig } from "@/lib/api/external-app";
import { getPromotedNews } from "@/lib/api/news";
import { getParameters } from "@/lib/api/parameter";
import { serverCall } from "@/lib/api/server-call";
import { getSiteInfo } from "@/lib/api/site";
import { getVariations } from "@/lib/api/variation";
import { fontFaults } from "@/lib/fonts/font-faults";
import type { Locale } from "@/lib/rules/text/locale-code";
import { askAgainSoon, keepUntilChanged } from "./cached";
import { readParameters } from "./parameters";
import { wordlessLanguages } from "./site-locales";
import { isBuilding, logStartFailure, logStartWarning } from "./start-failure";

/**
 * The calls of server start (§7), all that a page needs to know of its site. One that fails is
 * only logged (§8): the page is made without it, and it is asked again ten seconds later. Without
 * the site's settings and what it is, there is no page: it would be of no company, in no colours.
 * /variation is among them because §7 has it there; no page needs it, for a declination brings its
 * variations with their labels. The visitor's own are not: these pages are everyone's, and a browser
 * that has a session asks /user, which says all that /logged would.
 * @throws CallError without /parameter or /site/info
 */
export async function bootstrap(locale: Locale) {
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
      need("/parameter", getParameters),
      need("/site/info", getSiteInfo),
      attempt("/news", getPromotedNews),
      attempt("/admin/address/type", getAddressTypes),
      attempt("/company/address", getCompanyAddresses),
      attempt("/variation", getVariations),
      attempt("/external-app", (c) => getExternalAppConfig(c, "PRODUCT_FILE_GENERATOR")),
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
    // A provider elsewhere need not know where this site is.
    info: info && { ...info, url: siteEnvironment().SITE_URL ?? info.url },
    promotedNews: news?.promoted ?? null,
    addressTypes: addressTypes ?? [],
    addresses: addresses?.addresses ?? [],
    variations: variations?.variations ?? [],
    productFileGenerator: productFiles,
    footerLogos: logos?.items ?? [],
    footerLinks: links?.items ?? [],
  };
}

export type Bootstrap = Awaited<ReturnType<typeof bootstrap>>;
