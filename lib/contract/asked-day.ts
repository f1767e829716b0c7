import { z } from "zod";

/** Day in a query, `yyyy-MM-dd`, with days before and after that the database can hold. */
export const askedDaySchema = z.iso
  .date()
  .refine((day) => day >= "1970-01-01" && day < "3000-01-01");
