import type { Declination } from "@/lib/contract/product";

/** The variations of a declination, as the contract has them. */
export type Varied = Pick<Declination, "variation1" | "variation2" | "variation3">;

/** The variations that a declination has, in their order. */
export const variationsOf = ({ variation1, variation2, variation3 }: Varied) =>
  [variation1, variation2, variation3].flatMap((variation) => variation ?? []);

/** The values of a declination, one of each of its variations. */
export const variationValues = (declination: Varied): string[] =>
  variationsOf(declination).map(({ value }) => value);

/** The same in a line: "2025 · Magnum". */
export const declinationValues = (declination: Varied): string =>
  variationValues(declination).join(" · ");
