"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CallErrorNotice } from "@/components/forms/call-error-notice";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { BusyButton } from "@/components/ui/busy-button";
import type { Cart } from "@/lib/contract/cart";
import { useCart } from "@/stores/cart-store";

/** Discount code of a cart: its field, its amount, or the reason why it does not apply. */
export function CartDiscount({ cart }: { cart: Pick<Cart, "discount" | "discountProblem"> }) {
  const t = useTranslations("cart.code");
  const { form, isBusy, problem, errors, run } = useCall();
  const [done, setDone] = useState("");
  const { discount, discountProblem } = cart;
  const hasCode = discount !== null || discountProblem !== null;

  async function give(code: string) {
    setDone("");
    const isDone = await run((call) => useCart.getState().setDiscount(call, code));
    if (isDone) setDone(t(code ? "given" : "taken"));
  }

  return (
    <form
      ref={form}
      id="discount"
      noValidate
      className="mt-6 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        const code = String(new FormData(event.currentTarget).get("discountCode") ?? "").trim();
        void give(code);
      }}
    >
      {hasCode ? (
        <p className="flex flex-wrap items-center justify-between gap-x-4">
          <span className={discount ? "" : "font-medium text-danger text-small"}>
            {discount ? t("applied", { code: discount.value.code }) : discountProblem}
          </span>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => void give("")}
            className="min-h-11 text-accent text-small underline underline-offset-4"
          >
            {t("remove")}
          </button>
        </p>
      ) : (
        <div className="grid grid-cols-[1fr_auto] items-start gap-3">
          <TextField
            form="cart"
            name="discountCode"
            label={t("label")}
            error={errors.discountCode}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <BusyButton
            isBusy={isBusy}
            label={t("apply")}
            busyLabel={t("applying")}
            look="outline"
            className="mt-8 px-4"
          />
        </div>
      )}
      <CallErrorNotice problem={problem} className="mt-2 text-small" />
      <p role="status" className="mt-1 text-small text-success empty:hidden">
        {done}
      </p>
    </form>
  );
}
