import type { BookingPage } from "@/lib/contract/booking-page";

/** True where what is left to do about a booking is to pay what is due: then its page says that first. */
export const isToPay = ({ status, dueNow, may }: Pick<BookingPage, "status" | "dueNow" | "may">) =>
  may.pay && dueNow > 0 && status !== "QUOTED";
