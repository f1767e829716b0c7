import { type BookingLink, payBooking } from "@/lib/api/booking-page";
import type { Call } from "@/lib/api/call";
import { startCheckout } from "@/lib/api/payment";
import { rememberKey } from "./known-key";

/**
 * Leads to where a booking is paid: straight to the gateway's own page, or to ours when its fields
 * are shown there.
 * @throws ApiFailure
 */
export async function goAndPay(call: Call, link: BookingLink): Promise<void> {
  rememberKey(link);
  const { url } = await payBooking(call, link);
  const checkout = await startCheckout(call, url.split("/").at(-1) ?? "");
  window.location.assign(checkout.kind === "hosted" ? checkout.url : url);
}
