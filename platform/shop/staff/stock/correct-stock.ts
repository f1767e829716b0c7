import { asc, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import type {
  inventoryRequestSchema,
  stockCorrectionRequestSchema,
} from "@/lib/contract/admin/stock-movement";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { stockAfterCount } from "@/lib/rules/shop/stock-count";
import { recordAudit } from "@/platform/audit/record-audit";
import { stocks } from "@/platform/db/schema/catalogue";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { announceStock } from "@/platform/shop/stock/announce-stock";
import { changeStock, type StockChange } from "@/platform/shop/stock/change-stock";
import { readCountedStocks } from "./counted-stocks";

type StaffWork = UnitOfWork & { user: User };
type Correction = z.output<typeof stockCorrectionRequestSchema>;

/**
 * Corrects a stock by hand, with the reason.
 * @throws ApiError CONFLICT (CHANGED_MEANWHILE) when the stock is not the number the caller saw;
 *   NOT_FOUND
 */
export async function correctStock(
  work: StaffWork,
  id: number,
  { seen, quantity, reason, note }: Correction,
): Promise<void> {
  const { tx, now: at, user } = work;
  const [stock] = await tx.select().from(stocks).where(eq(stocks.id, id));
  if (!stock) throw new ApiError("NOT_FOUND");
  const cause = { reason, at, by: user.email, note: note || undefined };
  const step = { from: seen, to: quantity };
  const change = await changeStock(tx, id, { step, cause });
  if (!change) throw new ApiError("CONFLICT", "STOCK_CHANGED_MEANWHILE");
  if (quantity === seen) return;
  await recordAudit(work, {
    user,
    action: reason,
    subject: `stock ${stock.reference}`,
    before: { quantity: seen },
    after: { quantity },
  });
  await announceStock(tx, [change]);
}

/**
 * Sets stocks to their counts: all of them or, where one count is refused, none. Units on the shelf
 * for orders are counted too, and are not for sale.
 * @throws ApiError CONFLICT with the counts of stocks that have changed meanwhile; INVALID_FIELDS
 *   for fewer than orders wait for
 */
export async function takeInventory(
  work: StaffWork,
  language: LanguageCode,
  { counts, note }: z.output<typeof inventoryRequestSchema>,
): Promise<void> {
  const { tx, now: at, user } = work;
  const ids = Object.keys(counts).map(Number);
  // In the order in which orders take them, so that neither waits for the other for ever.
  await tx
    .select()
    .from(stocks)
    .where(inArray(stocks.id, ids))
    .orderBy(asc(stocks.id))
    .for("update");
  const known = new Map(
    (await readCountedStocks(tx, language, ids)).map((stock) => [stock.id, stock]),
  );
  const outdated: Record<string, InvalidField> = {};
  const tooFew: Record<string, InvalidField> = {};
  const changes: { id: number; reference: string; before: number; quantity: number }[] = [];
  for (const [key, { expected, counted }] of Object.entries(counts)) {
    const id = Number(key);
    const stock = known.get(id);
    if (!stock) throw new ApiError("NOT_FOUND");
    const { reference, quantity: before, held } = stock;
    const field = `counts.${id}.counted`;
    const quantity = stockAfterCount({ held, counted });
    if (before + held !== expected) {
      outdated[field] = {
        code: "STOCK_EXPECTED_NOW",
        said: "STOCK_EXPECTED_NOW",
        count: before + held,
      };
    } else if (quantity < 0) {
      tooFew[field] = { code: "STOCK_HELD", said: "STOCK_HELD", count: held };
    } else if (quantity !== before) changes.push({ id, reference, before, quantity });
  }
  if (Object.keys(outdated).length > 0) {
    throw new ApiError("CONFLICT", "STOCK_CHANGED_MEANWHILE", outdated);
  }
  throwIfInvalid(tooFew);
  const cause = { reason: "INVENTORY", at, by: user.email, note: note || undefined } as const;
  const changed: StockChange[] = [];
  for (const { id, reference, before, quantity } of changes.sort((a, b) => a.id - b.id)) {
    const step = { from: before, to: quantity };
    const change = await changeStock(tx, id, { step, cause });
    if (change) changed.push(change);
    await recordAudit(work, {
      user,
      action: "INVENTORY",
      subject: `stock ${reference}`,
      before: { quantity: before },
      after: { quantity },
    });
  }
  await announceStock(tx, changed);
}
