/** Returns PRODUCT_ASPECT_RATIO for CSS; a bottle's ratio where its value is of no use. */
export const pictureRatio = (ratio: string | null): string =>
  ratio && /^\d{1,3}(?:\.\d{1,3})?(?:\s*\/\s*\d{1,3}(?:\.\d{1,3})?)?$/.test(ratio) ? ratio : "3/4";
