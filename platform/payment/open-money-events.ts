import { and, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { MONEY_EVENT_KINDS, MONEY_EVENTS } from "@/lib/contract/admin/money-event";
import { moneyEvents } from "@/platform/db/schema/payment";

const kindsThat = (ask: boolean) =>
  MONEY_EVENT_KINDS.filter((kind) => MONEY_EVENTS[kind].asksAttention === ask);

/** Condition for events of money outside the panel that nobody has dealt with. */
export const isOpenMoneyEvent: SQL | undefined = and(
  isNull(moneyEvents.seenAt),
  isNull(moneyEvents.goneAt),
  inArray(moneyEvents.kind, kindsThat(true)),
);

/** Condition for events that were dealt with, or never needed attention. */
export const isPastMoneyEvent: SQL | undefined = or(
  isNotNull(moneyEvents.seenAt),
  isNotNull(moneyEvents.goneAt),
  inArray(moneyEvents.kind, kindsThat(false)),
);
