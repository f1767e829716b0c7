/** Which numbers a count can be. */
export interface Limits {
  min: number;
  max: number;
}

/** The count after one more (1) or one fewer (-1); an empty field, which is NaN, counts from 0. */
export const stepped = (count: number, by: 1 | -1, { min, max }: Limits): number =>
  Math.min(max, Math.max(min, Math.trunc(count || 0) + by));
