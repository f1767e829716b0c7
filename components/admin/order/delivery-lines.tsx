"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { CopyButton } from "@/components/admin/security/copy-button";
import { addressLines } from "@/components/shop/order/address-lines";
import type { OrderPage } from "@/lib/contract/order-page";
import { fullName } from "@/lib/rules/text/full-name";

export function DeliveryLines({ order }: { order: OrderPage }) {
  const t = useTranslations("order");
  const words = useTranslations("admin.picking");
  const format = usePanelFormat();
  const { mode, carrier, accessPoint, collect, tracking, address } = order;
  const relay = accessPoint && [
    accessPoint.name,
    accessPoint.addLine1,
    `${accessPoint.zipCode} ${accessPoint.city}`,
  ];
  const home = mode === "DELIVERY" && address.delivery ? addressLines(address.delivery) : null;
  const label = relay ? [fullName(order.customer), ...relay] : home;
  return (
    <>
      <FactList
        rows={[
          [t("delivery.mode"), t(`mode.${mode}`)],
          [t("delivery.carrier"), carrier?.name],
          [t("delivery.address"), lines(relay ?? home)],
          [t("delivery.collectAt"), collect && lines([collect.point.address, collect.point.city])],
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
            tracking?.url ? (
              <a
                translate="no"
                key="tracking"
                href={tracking.url}
                target="_blank"
                rel="noreferrer"
                className="text-accent underline underline-offset-4"
              >
                {tracking.number}
              </a>
            ) : (
              tracking?.number
            ),
          ],
        ]}
      />
      {label && (
        <div className="mt-3">
          <CopyButton text={label.join("\n")} label={words("copyLabel")} />
        </div>
      )}
    </>
  );
}

const lines = (of: string[] | null) =>
  of?.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
