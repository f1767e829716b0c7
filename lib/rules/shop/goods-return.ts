import type { OrderStatus } from "@/lib/contract/order-status";
import { shareCents } from "@/lib/rules/money/share-cents";

/** Line of an order, with the pieces that came back before; its price in cents a piece. */
export interface ReturnableLine {
  id: number;
  quantity: number;
  returnedQuantity: number;
  priceCents: number;
  vatRate: number;
}

/** Refund at a rate of VAT in percent; all in cents, none below zero. */
export interface GoodsReturnShare {
  rate: number;
  goodsCents: number;
  /** Share of the discount on these goods. */
  discountCents: number;
  /** Share of the delivery, which goes back with the last piece. */
  feesCents: number;
  /** Sum that was already credited for these goods, for another reason. */
  creditedCents: number;
  withheldCents: number;
  /** Rest of it all, which goes back. */
  totalCents: number;
}

const LEFT: ReadonlySet<OrderStatus> = new Set(["SHIPPED", "DELIVERED", "RETURNING"]);

/** Tells whether goods of an order can come back: it has left, and has not ended. */
export const mayReturnGoods = (status: OrderStatus): boolean => LEFT.has(status);

export const isReturnable = (line: ReturnableLine, pieces: number): boolean =>
  pieces > 0 && pieces <= line.quantity - line.returnedQuantity;

/**
 * Computes the refund for returned goods, by rate of VAT (terms of sale of the shop, 9; Code de la
 * consommation, L221-23 and L221-24): their price less their share of the discount, and the
 * delivery with the last piece. Returns that follow each other add up to the order to the cent. A
 * sum credited for another reason does not go back again.
 * @param order.lines all lines of the order
 * @param order.creditable the part of the invoice that is not credited yet, by rate, in cents
 * @param pieces how many came back now, by the id of their line
 * @param withheldCents their loss of value; more than they are worth is undefined
 */
export function goodsReturnParts(
  order: {
    lines: ReturnableLine[];
    discountCents: number;
    feesCents: number;
    creditable: { rate: number; totalCents: number }[];
  },
  pieces: ReadonlyMap<number, number>,
  withheldCents = 0,
): GoodsReturnShare[] | undefined {
  const { lines, creditable } = order;
  const rates = [...new Set(lines.map(({ vatRate }) => vatRate))].sort((a, b) => a - b);
  const atRate = (rate: number) => lines.filter(({ vatRate }) => vatRate === rate);
  const bought = rates.map((rate) => sum(atRate(rate).map(lineCents)));
  const discounts = shareCents(order.discountCents, bought);
  const fees = shareCents(isWhole(lines, pieces) ? order.feesCents : 0, bought);
  const parts = rates.map((rate, index) => {
    const ofRate = atRate(rate);
    const off = shareCents(discounts[index] ?? 0, ofRate.map(lineCents));
    const goodsCents = sum(ofRate.map((line) => (pieces.get(line.id) ?? 0) * line.priceCents));
    const discountCents = sum(
      ofRate.map((line, place) => discountOf(line, off[place] ?? 0, pieces.get(line.id) ?? 0)),
    );
    const feesCents = fees[index] ?? 0;
    const worth = goodsCents - discountCents + feesCents;
    const left = creditable.find((part) => part.rate === rate)?.totalCents ?? 0;
    const totalCents = Math.min(worth, left);
    return {
      rate,
      goodsCents,
      discountCents,
      feesCents,
      totalCents,
      creditedCents: worth - totalCents,
    };
  });
  const worths = parts.map(({ totalCents }) => totalCents);
  if (withheldCents > sum(worths)) return undefined;
  const withheld = withheldCents === 0 ? [] : shareCents(withheldCents, worths);
  return parts.map((part, index) => ({
    ...part,
    withheldCents: withheld[index] ?? 0,
    totalCents: part.totalCents - (withheld[index] ?? 0),
  }));
}

export const isWhole = (lines: ReturnableLine[], pieces: ReadonlyMap<number, number>): boolean =>
  lines.every(
    ({ id, quantity, returnedQuantity }) => returnedQuantity + (pieces.get(id) ?? 0) >= quantity,
  );

const lineCents = ({ priceCents, quantity }: ReturnableLine) => priceCents * quantity;

/** Returns the discount on the pieces that come back now, out of the discount of their line. */
function discountOf(line: ReturnableLine, cents: number, pieces: number): number {
  const until = (count: number) => Math.floor((cents * count) / line.quantity);
  return until(line.returnedQuantity + pieces) - until(line.returnedQuantity);
}

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
