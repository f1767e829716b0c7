"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { useCall } from "@/components/forms/use-call";
import type { HeldFields } from "@/components/forms/use-field-errors";
import { rememberKey } from "@/components/purchase/known-key";
import { purchasePath } from "@/components/purchase/purchase-path";
import { attemptOf, isRefused } from "@/lib/api/attempt";
import { CallError } from "@/lib/api/call";
import { placeOrder } from "@/lib/api/order";
import type { NewOrder } from "@/lib/contract/order";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";
import { useCheckout } from "@/stores/checkout-store";
import type { SeenOrder } from "./order-of";

/** What placing an order asks of the page that it stands on. */
export interface OrderPlacing {
  /** Asks for the cart and the delivery as they are by now. */
  refresh: () => Promise<void>;
  /** Told of an order that was taken, before the page is left. */
  onPlaced: (order: NewOrder, next: string) => void;
}

/** Places an order, once however often it is sent, and goes on to where it is paid. */
export function usePlaceOrder(ask: OrderPlacing, held?: HeldFields) {
  const locale = useLocale() as Locale;
  const { form, isBusy, problem, errors, run } = useCall(held);
  /** What it came to before its price changed, in euros. */
  const [changedFrom, setChangedFrom] = useState<number>();

  async function place(request: SeenOrder) {
    setChangedFrom(undefined);
    await run(async (call) => {
      const attempt = attemptOf(useCheckout.getState().attempt, request);
      useCheckout.getState().change({ attempt });
      try {
        const order = await placeOrder(call, request, attempt.key);
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

/** True when only what is typed is wrong: the cart and its delivery are as they were. */
const isOfForm = (error: unknown): boolean =>
  fieldsOf(error).every((field) => /^(?:user|address|message|acceptTerms)\b/.test(field));

/**
 * Where it is said what is due and until when, and is paid by card; or the order's own page, which
 * says where to transfer it to.
 */
const nextOf = ({ payUrl, ...link }: NewOrder, locale: Locale): string =>
  payUrl ?? localisedPath(purchasePath("order", link), locale);
