import type { Declination } from "@/lib/contract/product";
import { type Varied, variationsOf, variationValues } from "./declination-values";

/** A property by which the declinations of a product differ, or that they share, and what they have of it. */
export interface VariationChoice {
  label: string;
  values: string[];
}

/** The declination that is offered first: the first of which there is any left. */
export const offeredDeclination = <D extends { stock: Pick<Declination["stock"], "state"> }>(
  declinations: D[],
): D | undefined => declinations.find(({ stock }) => stock.state !== "OUT") ?? declinations[0];

/**
 * The properties by which a declination is chosen (§3 Product); undefined where the declinations have
 * other properties, or two of them the same values.
 */
export function variationChoices(declinations: Varied[]): VariationChoice[] | undefined {
  const [first] = declinations;
  if (!first) return undefined;
  const labels = (one: Varied) =>
    variationsOf(one).map(({ label, displayLabel }) => displayLabel || label);
  const isAlike = declinations.every((one) => labels(one).join("\n") === labels(first).join("\n"));
  const distinct = new Set(declinations.map((one) => variationValues(one).join("\n")));
  if (!isAlike || distinct.size < declinations.length) return undefined;
  return labels(first).map((label, index) => ({
    label,
    values: [...new Set(declinations.flatMap((one) => variationValues(one)[index] ?? []))],
  }));
}

/**
 * The declination that has what was chosen. Where none has all of it, the one that has what was chosen
 * last, and the most of the rest; of several, one of which there is any left.
 * @param chosen a value of each variation
 * @param last which of them was chosen last
 */
export function chosenDeclination<D extends { values: string[]; isOut: boolean }>(
  declinations: D[],
  chosen: string[],
  last: number,
): D | undefined {
  const likeness = ({ values, isOut }: D) =>
    values.filter((value, index) => value === chosen[index]).length * 2 + (isOut ? 0 : 1);
  return declinations
    .filter(({ values }) => values[last] === chosen[last])
    .reduce<D | undefined>(
      (best, one) => (best && likeness(best) >= likeness(one) ? best : one),
      undefined,
    );
}
