import { number } from "./definition";

export const booking = {
  VAT_RATE_TRANSFER: number("TVA des courses, en %", "VAT on rides, in %", "10"),
  VAT_RATE_HIRE: number("TVA des mises à disposition, en %", "VAT on hire, in %", "20"),
  BOOKING_BUFFER_MINUTES: number(
    "Minutes gardées libres après chaque course",
    "Minutes kept free after each ride",
    "20",
  ),
} as const;
