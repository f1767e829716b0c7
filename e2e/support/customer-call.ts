import { type Call, callPath, readEnvelope } from "@/lib/api/call";
import { refreshPayment, startCheckout } from "@/lib/api/payment";
import type { PayLink } from "@/lib/contract/booking-page";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { OwnSite } from "./own-site";

/** Calls of a customer's browser, on a page of the site, in a language. */
export const callTo =
  ({ url }: Pick<OwnSite, "url">, locale: Locale): Call =>
  async (method, path, options = {}) =>
    readEnvelope(
      await fetch(`${url}/api${callPath(path, options.query)}`, {
        method,
        headers: {
          ...options.headers,
          origin: url,
          userLang: codeFromLocale(locale),
          "content-type": "application/json",
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      }),
    );

/**
 * Has the test bank accept what there is to pay, and the site ask it about that.
 * @returns the bank's page of the payment
 */
export async function payAtBank(site: OwnSite, call: Call, { url }: PayLink): Promise<string> {
  const code = url.split("/").at(-1) ?? "";
  const checkout = await startCheckout(call, code);
  if (checkout.kind !== "hosted") throw new Error("The test bank has a page of its own");
  await fetch(new URL(checkout.url, site.url), {
    method: "POST",
    body: new URLSearchParams({ decision: "accept" }),
    redirect: "manual",
  });
  await refreshPayment(call, code);
  return new URL(checkout.url, site.url).href;
}
