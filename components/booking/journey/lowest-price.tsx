import { getTranslations } from "next-intl/server";
import type { RideKind } from "@/lib/contract/booking";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { fares } from "@/lib/site/content";

/** Lowest price of a short ride, or of an hour of hire; nothing where there are no fares. */
export async function LowestPrice({ kind, locale }: { kind: RideKind; locale: Locale }) {
  const [t, { grids }] = await Promise.all([getTranslations("blocks.lowest"), fares(locale)]);
  if (grids.length === 0) return null;
  const prices = grids.map(({ flatRate, hourly }) => (kind === "HIRE" ? hourly : flatRate));
  return (
    <span className="whitespace-nowrap">
      <span className="text-muted text-small">{t("from")}</span>{" "}
      <span translate="no" className="figures text-heading">
        {siteFormat(locale).euros(Math.min(...prices))}
      </span>{" "}
      <span className="text-muted text-small">{t(kind)}</span>
    </span>
  );
}
