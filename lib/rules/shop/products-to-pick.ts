interface PickedLine {
  reference: string;
  name: string;
  declinationName: string;
  quantity: number;
}

export interface ProductToPick extends PickedLine {
  orders: { reference: string; quantity: number }[];
}

export function productsToPick(
  orders: readonly { reference: string; lines: readonly PickedLine[] }[],
): ProductToPick[] {
  const products = new Map<string, ProductToPick>();
  for (const { reference: order, lines } of orders) {
    for (const { reference, name, declinationName, quantity } of lines) {
      const known = products.get(reference);
      const product = known ?? { reference, name, declinationName, quantity: 0, orders: [] };
      product.quantity += quantity;
      product.orders.push({ reference: order, quantity });
      products.set(reference, product);
    }
  }
  return [...products.values()].sort(
    (a, b) =>
      a.name.localeCompare(b.name, "fr") ||
      a.declinationName.localeCompare(b.declinationName, "fr"),
  );
}
