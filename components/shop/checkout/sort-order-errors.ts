import type { Cart } from "@/lib/contract/cart";

export interface OrderErrors {
  /** Faults of the cart's content: of a line by its id, or of all of it. */
  cart: { idLine: number | null; name: string | null; text: string }[];
  discount: string | null;
}

const LINE = /^products\.(\d+)/;

/** Sorts the errors of an order, by field, by the place of the cart where they are corrected. */
export function sortOrderErrors(
  errors: Record<string, string>,
  products: readonly Pick<Cart["products"][number], "id" | "name">[],
): OrderErrors {
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
