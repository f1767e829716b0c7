/** Volume as the contract has it: of one bottle, with its unit. */
export interface Capacity {
  capacity: number | null;
  capacityUnit: "LITER" | "CENTILITRE" | null;
}

const PER_LITRE = { LITER: 1, CENTILITRE: 100 } as const;

/** Smallest part of a capacity that the database keeps: a thousandth. */
const PRECISION = 1000;

/**
 * Returns the price of a litre in cents, VAT included, halves up (arrêté of 3 December 1987); null
 * for a product not sold by volume.
 * @param priceCents of all of it
 * @param bottles how many of that capacity the price is for
 */
export function unitPriceCents(
  priceCents: number,
  { capacity, capacityUnit }: Capacity,
  bottles = 1,
): number | null {
  if (!capacity || !capacityUnit || capacity < 0) return null;
  // In whole numbers: 6 × 0.7 litre is not 4.2 for a computer.
  const volume = Math.round(capacity * PRECISION) * bottles;
  return Math.round((priceCents * PER_LITRE[capacityUnit] * PRECISION) / volume);
}
