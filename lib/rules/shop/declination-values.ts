import type { Declination } from "@/lib/contract/product";

export type Varied = Pick<Declination, "variation1" | "variation2" | "variation3">;

export const variationsOf = ({ variation1, variation2, variation3 }: Varied) =>
  [variation1, variation2, variation3].flatMap((variation) => variation ?? []);

export const variationValues = (declination: Varied): string[] =>
  variationsOf(declination).map(({ value }) => value);

/** Writes the values in a line: "2025 · Magnum". */
export const declinationValues = (declination: Varied): string =>
  variationValues(declination).join(" · ");
