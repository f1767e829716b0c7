export interface Limits {
  min: number;
  max: number;
}

/** Returns the count after one more (1) or one fewer (-1); NaN, an empty field, counts from 0. */
export const stepped = (count: number, by: 1 | -1, { min, max }: Limits): number =>
  Math.min(max, Math.max(min, Math.trunc(count || 0) + by));
