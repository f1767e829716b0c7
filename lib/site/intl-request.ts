import { locale as localeParam } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { DEFAULT_LOCALE, LOCALES } from "@/lib/rules/text/locale-code";
import { siteMessages } from "./site-messages";

/** Configures next-intl; the locale is the root parameter, also inside `use cache`. */
export default getRequestConfig(async () => {
  const segment = await localeParam();
  const locale = LOCALES.find((known) => known === segment) ?? DEFAULT_LOCALE;
  return { locale, messages: await siteMessages(locale), timeZone: "Europe/Paris" };
});
