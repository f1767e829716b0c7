import { z } from "zod";

/** Id of a row, as far as a column holds one. */
export const rowIdSchema = z
  .number()
  .int()
  .positive()
  .max(2 ** 31 - 1);
