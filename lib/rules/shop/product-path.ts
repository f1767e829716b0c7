/** The path of a product's sheet, without a locale prefix (§2): its slug says what, its id says which. */
export const productPath = ({ id, slug }: { id: number; slug: string }): string =>
  `/product/${slug}-${id}`;

/** The id that the last part of a sheet's path ends with; undefined for what is no such part. */
export function idOfProductPath(part: string): number | undefined {
  const digits = /-([1-9]\d{0,9})$/.exec(part)?.[1];
  const id = Number(digits);
  return digits && id <= 2_147_483_647 ? id : undefined;
}
