import type { Cart } from "@/lib/contract/cart";

/** What was refused of an order that is mended in the cart. */
export interface OrderRefusals {
  /** What is wrong with what is in the cart: the line by its id, or all of it. */
  cart: { idLine: number | null; name: string | null; text: string }[];
  discount: string | null;
}

const LINE = /^products\.(\d+)/;

/** Sorts what was refused, by field, into where one goes to mend it. */
export function refusalsOf(
  errors: Record<string, string>,
  products: readonly Pick<Cart["products"][number], "id" | "name">[],
): OrderRefusals {
  const all = Object.entries(errors);
  return {
    cart: all.flatMap(([field, text]) => {
      if (field === "products") return { idLine: null, name: null, text };
      const index = LINE.exec(field)?.[1];
      if (index === undefined) return [];
      const line = products[Number(index)];
      return { idLine: line?.id ?? null, name: line?.name ?? null, text };
    }),
    discount: errors.discount ?? null,
  };
}
