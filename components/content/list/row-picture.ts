/**
 * Look of the picture at the right end of a row: square on a phone, where its words are narrow, and
 * cut at its left there, which is the calm half of a picture.
 */
export const ROW_PICTURE =
  "aspect-square w-24 shrink-0 rounded-card object-[75%_50%] object-cover transition duration-500 group-hover:brightness-110 sm:aspect-3/2 sm:w-56 sm:object-center lg:w-72";
