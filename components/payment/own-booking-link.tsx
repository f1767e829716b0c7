"use client";

import { useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { knownKey } from "@/components/purchase/known-key";
import type { Purchase } from "@/components/purchase/purchase";
import { purchasePath } from "@/components/purchase/purchase-path";
import { buttonLook, QUIET_LOOK } from "@/components/ui/button-look";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

const nothing = () => () => undefined;

/** Link back to the booking or order, for a visitor who came from it in this tab. */
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
  // The height is fixed: only the browser knows the key, and nothing below moves by it.
  return (
    <p className={isPaid ? "mt-7 flex min-h-14 items-center text-muted" : "mt-3 min-h-11"}>
      {key === null ? (
        isPaid && t("linkInMail")
      ) : (
        <a
          href={localisedPath(purchasePath(of, { reference, key }), locale)}
          className={isPaid ? buttonLook("solid") : QUIET_LOOK}
        >
          {t("toOwnPage")}
        </a>
      )}
    </p>
  );
}
