import { type KeyLink, opening } from "@/lib/api/by-key";
import type { Call } from "@/lib/api/call";
import { rememberKey } from "./known-key";
import type { Purchase } from "./purchase";

/**
 * Leads to the payment of a booking or an order: straight to the gateway's own page, or to ours
 * when its fields are shown there.
 * @throws CallError
 */
export async function goAndPay(
  call: Call,
  link: KeyLink,
  of: Purchase = "booking",
): Promise<"leaves"> {
  rememberKey(link);
  const { url } = await call(`POST /${of}/{reference}/payment`, opening(link));
  const checkout = await call("POST /payment/{code}/checkout", {
    params: { code: url.split("/").at(-1) ?? "" },
  });
  window.location.assign(checkout.kind === "hosted" ? checkout.url : url);
  return "leaves";
}
