import type { Place } from "@/lib/contract/geography";

/** A place on one line, with its town unless its label names that already. */
export function placeLine({ label, postalCode, city }: Place): string {
  const isTold = postalCode ? label.includes(postalCode) : label.includes(city);
  const town = [postalCode, city].filter(Boolean).join(" ");
  return isTold || !town ? label : `${label}, ${town}`;
}
