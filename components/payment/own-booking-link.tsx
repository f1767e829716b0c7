"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { knownKey } from "@/components/purchase/known-key";
import type { Purchase } from "@/components/purchase/purchase";
import { purchasePath } from "@/components/purchase/purchase-path";
import { buttonLook, QUIET_LOOK } from "@/components/ui/button-link";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

const nothing = () => () => undefined;

/** The way back to one's booking or order, for those who came from it in this tab. */
export function OwnBookingLink(props: {
  of: Purchase;
  reference: string;
  locale: Locale;
  isPaid: boolean;
}) {
  const { of, reference, locale, isPaid } = props;
  const t = useTranslations(of === "order" ? "order.payment" : "ride.payment");
  const key = useSyncExternalStore(
    nothing,
    () => knownKey(reference),
    () => null,
  );
  if (key === null) return isPaid ? <p className="mt-6 text-muted">{t("linkInMail")}</p> : null;
  const path = localisedPath(purchasePath(of, { reference, key }), locale);
  return (
    <p className={isPaid ? "mt-7" : "mt-3"}>
      <a href={path} className={isPaid ? buttonLook("solid") : QUIET_LOOK}>
        {t("toOwnPage")}
      </a>
    </p>
  );
}
