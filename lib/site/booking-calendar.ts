import "server-only";
import type { Locale } from "@/lib/rules/text/locale-code";
import { componentConf } from "./content";
import { pageOfRole } from "./page-of-role";
import { pageDetail } from "./pages";

/** Finds the calendar of the site's booking form; undefined on a site without such a form. */
export async function bookingCalendar(locale: Locale): Promise<number | undefined> {
  const page = await pageOfRole("BOOKING_FORM", locale);
  const detail = page && (await pageDetail(page.id, locale));
  if (detail?.content.type !== "V1") return undefined;
  for (const slug of detail.content.components) {
    const component = await componentConf(slug, locale);
    if (component?.type === "BOOKING_FORM") return component.conf.idCalendar;
  }
  return undefined;
}
