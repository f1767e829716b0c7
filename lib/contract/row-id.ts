import { z } from "zod";

/** The id of a row, as far as a column holds one. */
export const rowIdSchema = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
