import { getTranslations } from "next-intl/server";
import { type ConfiguredService, configuredServices } from "@/lib/consent/configured-services";
import { CHOICE_ANCHOR } from "@/lib/consent/consent-settings";
import type { ServiceCookie } from "@/lib/consent/define-service";
import type { PolicyParts } from "@/lib/rules/consent/policy-markers";
import { PROOF_MONTHS } from "@/lib/rules/consent/proof-time";
import type { SiteParameters } from "@/lib/site/parameters";

/** Tools that learn which member looks at a page. */
const TOLD_OF_MEMBERS = new Set(["matomo", "gtag", "googletagmanager"]);

/** Tools that contain others, with cookies that the site cannot know. */
const OF_SUPPLIERS = new Set(["googletagmanager", "ownercode"]);

type Words = Awaited<ReturnType<typeof getTranslations<"consent">>>;

/** Builds the parts of the legal texts on third-party tools, and on the choice about them. */
export async function policyParts(parameters: SiteParameters): Promise<PolicyParts> {
  const t = await getTranslations("consent");
  const configured = configuredServices(parameters);
  if (configured.length === 0) {
    return {
      OUTSIDE_TOOLS: paragraph(t("policy.none")),
      COOKIE_CHOICE: paragraph(t("policy.noChoice")),
      COOKIES_IN_SHORT: t("policy.shortNone"),
    };
  }
  const times = { days: String(parameters.CONSENT_DAYS), months: String(PROOF_MONTHS) };
  const change = t.markup("policy.change", {
    link: (words) => `<a href="#${CHOICE_ANCHOR}">${words}</a>`,
  });
  return {
    OUTSIDE_TOOLS: paragraph(t("policy.some")) + toolTable(configured, t),
    // Links to the choice lead here where no script opens it.
    COOKIE_CHOICE: `${paragraph(t("policy.choice", times))}<p id="${CHOICE_ANCHOR}">${change}</p>`,
    COOKIES_IN_SHORT: t("policy.shortSome", times),
  };
}

const paragraph = (text: string) => `<p>${text}</p>`;

function toolTable(configured: ConfiguredService[], t: Words): string {
  const heads = [t("policy.tool"), t("policy.cookies")];
  const rows = configured.map(({ service: { key, name, cookies }, purpose }) => {
    const use = [
      `${t(`purposes.${purpose}.title`)}.`,
      t(`tools.${key}`),
      TOLD_OF_MEMBERS.has(key) ? t("member") : "",
    ];
    const kept = OF_SUPPLIERS.has(key)
      ? [t("policy.suppliers")]
      : cookies.map((one) => cookieLine(one, t));
    const tool = `<strong>${name ?? t("ownTools")}</strong><br>${use.filter(Boolean).join(" ")}`;
    const cells = [tool, kept.join("<br>") || t("policy.noCookie")];
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  });
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join("");
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function cookieLine({ name, lasts }: ServiceCookie, t: Words): string {
  const life =
    lasts === "UNTIL_CLOSED"
      ? t("policy.untilClosed")
      : "days" in lasts
        ? t("policy.days", { count: String(lasts.days) })
        : t("policy.minutes", { count: String(lasts.minutes) });
  return t("policy.cookie", { name, life });
}
