/**
 * Look of the picture at the right end of a row: square on a phone, where its words are narrow, and
 * cut at its left there, which is the calm half of a picture.
 */
export const ROW_PICTURE =
  "aspect-3/2 w-24 shrink-0 rounded-card object-cover object-right max-sm:aspect-square sm:w-64";
