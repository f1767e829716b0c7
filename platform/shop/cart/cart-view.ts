import { eq } from "drizzle-orm";
import type { Cart, CartProduct } from "@/lib/contract/cart";
import type { AppliedDiscount } from "@/lib/contract/discount";
import type { LanguageCode } from "@/lib/contract/locale";
import { eurosFromCents } from "@/lib/rules/money/cents";
import { countedBottles } from "@/lib/rules/shop/counted-bottles";
import { discountOn } from "@/lib/rules/shop/discount-on";
import { isShippedFree, missingToFreeShipping } from "@/lib/rules/shop/free-shipping";
import { lineError } from "@/lib/rules/shop/line-error";
import { carts } from "@/platform/db/schema/cart";
import { errorMessage } from "@/platform/http/message-of";
import type { UnitOfWork } from "@/platform/http/unit-of-work";
import { toldLeft } from "@/platform/shop/catalogue/line-error";
import { readShopLines, type ShopLine } from "@/platform/shop/catalogue/shop-lines";
import { centsOf, subtotalOf } from "@/platform/shop/catalogue/subtotal-of";
import { findDiscount } from "@/platform/shop/discount/find-discount";
import { parcelOf } from "@/platform/shop/shipping/parcel";
import { shippingProblemIn } from "@/platform/shop/shipping/shipping-problem";
import { readShippingRules, type ShippingRules } from "@/platform/shop/shipping/shipping-rules";
import { linesOfCart } from "./cart-lines";

/** Shows a cart as the contract has it, at today's prices and with its present errors. */
export async function cartView({ tx, language, now }: UnitOfWork, id: string): Promise<Cart> {
  const lines = await readShopLines(tx, await linesOfCart(tx, id), language);
  const products = lines.map((line) => cartProduct(line, language));
  const subtotalCents = subtotalOf(lines);
  const [row] = await tx.select({ code: carts.discountCode }).from(carts).where(eq(carts.id, id));
  const code = row?.code ?? null;
  const found = code === null ? null : await findDiscount(tx, code, { subtotalCents, now });
  const gift = found && "discount" in found ? discountOn(found.discount, subtotalCents) : null;
  const totalCents = subtotalCents - (gift?.onProductsCents ?? 0);
  const rules = await readShippingRules(tx);
  return {
    id,
    type: "MAIN_CART",
    products,
    totalProduct: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    bottles: countedBottles(products),
    subtotal: eurosFromCents(subtotalCents),
    discount: code !== null && gift ? applied(code, gift) : null,
    discountProblem:
      found && "error" in found ? `${code} · ${errorMessage(language, found.error)}` : null,
    total: eurosFromCents(totalCents),
    shippingProblem: shippingProblemIn(language, lines, rules),
    freeShipping: freeShipping(lines, totalCents, rules),
  };
}

function freeShipping(
  lines: ShopLine[],
  totalCents: number,
  { free }: ShippingRules,
): Cart["freeShipping"] {
  const parcel = parcelOf(lines);
  if (!parcel || (free.fromCents === null && free.fromBottles === null)) return null;
  const cart = { totalCents, bottles: parcel.bottles };
  const { cents, bottles } = missingToFreeShipping(cart, free);
  return {
    isReached: isShippedFree(cart, free),
    missing: cents === null ? null : eurosFromCents(cents),
    missingBottles: bottles,
  };
}

function applied(
  code: string,
  { onProductsCents, isFreeShipping }: ReturnType<typeof discountOn>,
): AppliedDiscount {
  const saved = eurosFromCents(onProductsCents);
  return { value: { code }, total: saved, subtotal: saved, shippingFees: 0, isFreeShipping };
}

function cartProduct(line: ShopLine, language: LanguageCode): CartProduct {
  const { view, product, name, slug, quantity } = line;
  const { id, reference, price, reduction, pricePerLitre, capacity, capacityUnit } = view;
  const { sellByMultipleOf, hasShippingFees, stock } = view;
  return {
    id,
    reference,
    price,
    reduction,
    pricePerLitre,
    capacity,
    capacityUnit,
    sellByMultipleOf,
    hasShippingFees,
    stock,
    name,
    slug,
    quantity,
    idProduct: product.id,
    type: product.type,
    declinationName: view.name,
    image: view.image ?? product.translations[language].images[0] ?? null,
    vatRate: product.vatRate,
    total: eurosFromCents(centsOf(line)),
    problem: lineError(line),
    left: toldLeft(line),
  };
}
