import type { z } from "zod";
import type { LanguageCode } from "@/lib/contract/locale";
import type { OrderStaffPage, orderActionSchema } from "@/lib/contract/order-staff";
import { centsFromEuros } from "@/lib/rules/money/cents";
import { areItsLines, missingLines } from "@/lib/rules/shop/missing-lines";
import { orderActions, orderCancelReasons } from "@/lib/rules/shop/order-action";
import type { Sql } from "@/platform/db/sql";
import { withRetries } from "@/platform/db/with-retries";
import { ApiError, invalidFields } from "@/platform/http/api-error";
import { moneyFor } from "@/platform/payment/money";
import { takeByHand } from "@/platform/payment/take-by-hand";
import type { StaffAccess } from "@/platform/purchase/purchase-access";
import type { Services } from "@/platform/services/services";
import { withheldBefore } from "@/platform/shop/order/documents/returnable-totals";
import { awaitsTransfer } from "@/platform/shop/order/record/awaits-transfer";
import { findOrder } from "@/platform/shop/order/record/find-order";
import { hasReturned } from "@/platform/shop/order/record/has-returned";
import { moveOrder, type OrderRow } from "@/platform/shop/order/record/move-order";
import { readOrderLines } from "@/platform/shop/order/record/order-lines";
import { orderStaffView } from "@/platform/shop/order/view/order-staff-view";
import { cancelOrder } from "./cancel-order";
import { deliverOrder, shipOrder } from "./deliver-order";
import { notifyOrder } from "./notify-order";
import { applyOrderPayment } from "./order-effects";
import { sendAgain } from "./send-again";

type Action = z.output<typeof orderActionSchema>;

/**
 * Carries out the company's decision about an order.
 * @throws ApiError CONFLICT when that cannot happen (any more), INVALID_FIELDS, NOT_FOUND
 */
export async function actOnOrder(
  services: Services,
  request: {
    idSite: number;
    language: LanguageCode;
    reference: string;
    opener: StaffAccess;
    action: Action;
    /** Records the author of the act, in the same transaction; not for acts by a link. */
    recordAct?: (tx: Sql, before: OrderRow, after: OrderRow) => Promise<void>;
  },
): Promise<OrderStaffPage> {
  const { idSite, language, reference, opener: access, action, recordAct } = request;
  return withRetries(() =>
    services.database.inSite(idSite, async (tx) => {
      const order = await findOrder(tx, reference, access, { lock: true });
      const can = orderActions({
        ...order,
        awaitsTransfer: await awaitsTransfer(tx, order),
        hasReturned: await hasReturned(tx, order.id),
      });
      if (!can.includes(action.action)) {
        throw new ApiError("CONFLICT", "ACTION_NOT_POSSIBLE");
      }
      const acted = await carryOut(services, tx, order, action);
      await recordAct?.(tx, order, acted);
      return orderStaffView(tx, acted, language, services.clock.now());
    }),
  );
}

async function carryOut(
  services: Services,
  tx: Sql,
  order: OrderRow,
  action: Action,
): Promise<OrderRow> {
  const by = "COMPANY";
  switch (action.action) {
    case "RECEIVED":
      return transferReceived(services, tx, order);
    case "READY": {
      const ready = await moveOrder(tx, order, "READY", { at: services.clock.now(), by });
      await notifyOrder(services, tx, ready, "ready", { by });
      return ready;
    }
    case "SHIP": {
      const { trackingNumber, trackingUrl } = action;
      const tracking = { number: trackingNumber || null, url: trackingUrl || null };
      return shipOrder(services, tx, order, tracking);
    }
    case "DELIVERED":
      return deliverOrder(services, tx, order, by);
    case "LOST":
      return action.remedy === "REFUND"
        ? cancelOrder(services, tx, order, { reason: "LOST", by })
        : sendAgain(services, tx, order);
    case "RETURNED": {
      const withheldCents = centsFromEuros(action.withheld) + (await withheldBefore(tx, order.id));
      const { keptCents } = await moneyFor(tx, { idOrder: order.id });
      if (withheldCents > keptCents) throw invalidFields({ withheld: "MORE_THAN_PAID" });
      const { backOnSale } = action;
      if (!areItsLines(await lineIds(tx, order), backOnSale)) {
        throw invalidFields({ backOnSale: "LINE_NOT_IN_ORDER" });
      }
      return cancelOrder(services, tx, order, {
        reason: "WITHDRAWN",
        by,
        withheldCents,
        backOnSale,
      });
    }
    case "CANCEL": {
      const { reason, note } = action;
      if (!orderCancelReasons(order).includes(reason)) {
        throw new ApiError("CONFLICT", "REASON_NOT_POSSIBLE");
      }
      const backOnSale =
        reason === "OUT_OF_STOCK" ? await thoseThere(tx, order, action.missing) : undefined;
      return cancelOrder(services, tx, order, { reason, note, by, backOnSale });
    }
  }
}

const lineIds = async (tx: Sql, order: OrderRow) =>
  (await readOrderLines(tx, order.id)).map(({ id }) => id);

/** Returns the lines of an order that are there, when others are missing. */
async function thoseThere(
  tx: Sql,
  order: OrderRow,
  named: number[] | undefined,
): Promise<number[]> {
  const lines = await lineIds(tx, order);
  const found = missingLines(lines, named);
  if ("error" in found) throw invalidFields({ missing: found.error });
  return lines.filter((id) => !found.missing.includes(id));
}

/** Records the transfer on the account, as every payment; a surplus is refunded. */
async function transferReceived(services: Services, tx: Sql, order: OrderRow): Promise<OrderRow> {
  const { id: idOrder, idSite, totalCents: amountCents } = order;
  const taken = await takeByHand(tx, {
    idSite,
    of: { idOrder },
    purpose: "FULL",
    method: "TRANSFER",
    amountCents,
    receipt: null,
    now: services.clock.now(),
  });
  return applyOrderPayment(services, tx, order, taken);
}
