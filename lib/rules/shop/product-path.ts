/** Returns the path of a product's sheet, without a locale prefix (§2); its id finds it. */
export const productPath = ({ id, slug }: { id: number; slug: string }): string =>
  `/product/${slug}-${id}`;

/** Reads the id at the end of a sheet's path; undefined for any other path. */
export function idOfProductPath(part: string): number | undefined {
  const digits = /-([1-9]\d{0,9})$/.exec(part)?.[1];
  const id = Number(digits);
  return digits && id <= 2_147_483_647 ? id : undefined;
}
