import { type Varied, variationsOf, variationValues } from "./declination-values";

/** Property of a product's declinations, differing or shared, and their values of it. */
export interface VariationChoice {
  label: string;
  values: string[];
}

/** Returns the properties to choose by (§3 Product); undefined if they differ or are not unique. */
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
 * Finds the declination with the chosen values. Where none has all of them, the one with the last
 * choice, and the most of the rest; of several, one with stock left.
 * @param chosen a value of each variation
 * @param last index of the last choice
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
