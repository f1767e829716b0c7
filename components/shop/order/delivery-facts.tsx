import { getLocale, getTranslations } from "next-intl/server";
import { Facts } from "@/components/purchase/facts";
import type { OrderPage } from "@/lib/contract/order-page";
import { siteFormat } from "@/lib/i18n/site-format";
import type { Locale } from "@/lib/rules/text/locale-code";
import { addressLines } from "./address-lines";

export async function DeliveryFacts({ order }: { order: OrderPage }) {
  const [t, locale] = await Promise.all([getTranslations("order"), getLocale() as Promise<Locale>]);
  const format = siteFormat(locale);
  const { mode, carrier, accessPoint, collect, tracking, address } = order;
  const point = collect?.point;
  return (
    <Facts
      rows={[
        [t("delivery.mode"), t(`mode.${mode}`)],
        [t("delivery.carrier"), carrier?.name],
        [
          t("delivery.delayLabel"),
          carrier && t("delivery.delay", { from: carrier.daysFrom, to: carrier.daysTo }),
        ],
        [
          t("delivery.address"),
          accessPoint
            ? inLines([
                accessPoint.name,
                accessPoint.addLine1,
                `${accessPoint.zipCode} ${accessPoint.city}`,
              ])
            : mode === "DELIVERY" && address.delivery && inLines(addressLines(address.delivery)),
        ],
        [
          t("delivery.collectAt"),
          point && inLines([point.address, `${point.postalCode} ${point.city}`, point.note]),
        ],
        [
          t("delivery.collectWhen"),
          collect &&
            t("delivery.collectTime", {
              day: format.day(`${collect.date}T12:00:00Z`),
              from: collect.from,
              until: collect.until,
            }),
        ],
        [
          t("delivery.tracking"),
          tracking && (
            <>
              <span translate="no">{tracking.number}</span>
              {tracking.url && (
                <a
                  href={tracking.url}
                  rel="noreferrer"
                  className="block min-h-6 text-accent underline underline-offset-4"
                >
                  {t("delivery.track")}
                </a>
              )}
            </>
          ),
        ],
        [t("billing"), inLines(addressLines(address.billing))],
      ]}
    />
  );
}

const inLines = (lines: (string | null | undefined)[]) =>
  lines.filter(Boolean).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
