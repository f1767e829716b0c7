/** PRODUCT_ASPECT_RATIO as CSS has it; that of a bottle's picture where it says nothing of use. */
export const pictureRatio = (ratio: string | null): string =>
  ratio && /^\d{1,3}(?:\.\d{1,3})?(?:\s*\/\s*\d{1,3}(?:\.\d{1,3})?)?$/.test(ratio) ? ratio : "3/4";
