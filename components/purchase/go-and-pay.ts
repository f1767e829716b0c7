import { payBooking } from "@/lib/api/booking-page";
import type { KeyLink } from "@/lib/api/by-key";
import type { Call } from "@/lib/api/call";
import { payOrder } from "@/lib/api/order";
import { startCheckout } from "@/lib/api/payment";
import { rememberKey } from "./known-key";
import type { Purchase } from "./purchase";

const PAY = { booking: payBooking, order: payOrder };

/**
 * Leads to where a booking or an order is paid: straight to the gateway's own page, or to ours when its fields
 * are shown there.
 * @throws CallError
 */
export async function goAndPay(
  call: Call,
  link: KeyLink,
  of: Purchase = "booking",
): Promise<"leaves"> {
  rememberKey(link);
  const { url } = await PAY[of](call, link);
  const checkout = await startCheckout(call, url.split("/").at(-1) ?? "");
  window.location.assign(checkout.kind === "hosted" ? checkout.url : url);
  return "leaves";
}
