"use client";

import { useTranslations } from "next-intl";
import { buttonLook } from "@/components/ui/button-look";
import type { CartMessage } from "@/stores/cart-failure";

/** Reason why a part of the delivery is missing; a lost connection is tried again. */
export function DeliveryProblem(props: { problem: CartMessage | null; onAgain: () => unknown }) {
  const { problem, onAgain } = props;
  const t = useTranslations("delivery");
  const isLost = problem === "UNREACHABLE";
  return (
    <div role="alert" className="space-y-4 border-danger border-l-2 bg-surface p-5 empty:hidden">
      {problem && <p>{isLost ? t("unreachable") : problem}</p>}
      {isLost && (
        <button type="button" onClick={() => void onAgain()} className={buttonLook("outline")}>
          {t("tryAgain")}
        </button>
      )}
    </div>
  );
}
