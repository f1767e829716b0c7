"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/forms/use-call";
import type { HeldFields } from "@/components/forms/use-field-errors";
import { rememberKey } from "@/components/purchase/known-key";
import { purchasePath } from "@/components/purchase/purchase-path";
import { attemptOf, isRefused } from "@/lib/api/attempt";
import { CallError } from "@/lib/api/call";
import type { NewOrder } from "@/lib/contract/order";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import type { SeenOrder } from "./order-of";

export interface OrderPlacing {
  refresh: () => Promise<void>;
  /** Called with an order that was taken, before the page is left. */
  onPlaced: (order: NewOrder, next: string) => void;
}

/** Places an order, which counts once however often it is sent, and goes on to its payment. */
export function usePlaceOrder(ask: OrderPlacing, held?: HeldFields) {
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useCall(held);
  /** Total before its price changed, in euros. */
  const [changedFrom, setChangedFrom] = useState<number>();

  async function place(request: SeenOrder) {
    setChangedFrom(undefined);
    await run(async (call) => {
      const attempt = attemptOf(useCheckout.getState().attempt, request);
      useCheckout.getState().change({ attempt });
      try {
        const order = await call("POST /order", { body: request, key: attempt.key });
        const { reference, key } = order;
        rememberKey({ reference, key });
        const next = nextOf(order, locale);
        ask.onPlaced(order, next);
        window.location.assign(next);
        return "leaves";
      } catch (error) {
        if (!isRefused(error)) throw error;
        useCheckout.getState().change({ attempt: null });
        if (!isOfForm(error)) await ask.refresh();
        if (!isPriceChanged(error)) throw error;
        setChangedFrom(request.seenTotal);
        return undefined;
      }
    });
  }

  return { form, isBusy, problem, errors, changedFrom, place };
}

const fieldsOf = (error: unknown): string[] =>
  error instanceof CallError ? Object.keys(error.errors) : [];

const isPriceChanged = (error: unknown): boolean => fieldsOf(error).includes("seenTotal");

/** Tells whether only typed values are wrong: the cart and its delivery are as they were. */
const isOfForm = (error: unknown): boolean =>
  fieldsOf(error).every((field) => /^(?:user|address|message|acceptTerms)\b/.test(field));

/** Returns the address of the payment; or of the order's page, with the account for a transfer. */
const nextOf = ({ payUrl, ...link }: NewOrder, locale: Locale): string =>
  payUrl ?? localisedPath(purchasePath("order", link), locale);
