import type { Messages } from "@/lib/i18n/messages";

/** Words of booking, which its client components are given in the visitor's language. */
export type BookingMessages = Pick<Messages, "booking" | "form">;
