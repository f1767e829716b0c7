interface PickedLine {
  reference: string;
  name: string;
  declinationName: string;
  quantity: number;
}

export interface ProductToPick extends PickedLine {
  orders: { reference: string; quantity: number }[];
}

/** Lists what is taken from the shelf for orders: of a box packed to order, what goes into it. */
export function productsToPick(
  orders: readonly {
    reference: string;
    lines: readonly (PickedLine & { packed?: readonly PickedLine[] | undefined })[];
  }[],
): ProductToPick[] {
  const products = new Map<string, ProductToPick>();
  for (const { reference: order, lines } of orders) {
    const picked = lines.flatMap(({ packed, ...line }) => packed ?? [line]);
    for (const { reference, name, declinationName, quantity } of picked) {
      const known = products.get(reference);
      const product = known ?? { reference, name, declinationName, quantity: 0, orders: [] };
      product.quantity += quantity;
      // Bought alone and in a box, it is taken for the same order twice.
      const same = product.orders.find((one) => one.reference === order);
      if (same) same.quantity += quantity;
      else product.orders.push({ reference: order, quantity });
      products.set(reference, product);
    }
  }
  return [...products.values()].sort(
    (a, b) =>
      a.name.localeCompare(b.name, "fr") ||
      a.declinationName.localeCompare(b.declinationName, "fr"),
  );
}
