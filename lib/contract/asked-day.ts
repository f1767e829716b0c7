import { z } from "zod";

/**
 * A day that something is asked of, `yyyy-MM-dd`: one whose day before and after can be told too, and
 * whose times the database holds.
 */
export const askedDaySchema = z.iso
  .date()
  .refine((day) => day >= "1970-01-01" && day < "3000-01-01");
