import { type Call, callBy, readEnvelope } from "@/lib/api/call";
import type { PayLink } from "@/lib/contract/booking-page";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import type { OwnSite } from "./own-site";

/** Returns calls of a customer's browser, on a page of the site, in a language. */
export const callTo = ({ url }: Pick<OwnSite, "url">, locale: Locale): Call =>
  callBy(async ({ method, path, headers, body }) =>
    readEnvelope(
      await fetch(`${url}/api${path}`, {
        method,
        headers: {
          ...headers,
          origin: url,
          userLang: codeFromLocale(locale),
          "content-type": "application/json",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    ),
  );

/**
 * Has the test bank accept the payment, and the site ask it about that.
 * @returns the bank's page of the payment
 */
export async function payAtBank(site: OwnSite, call: Call, { url }: PayLink): Promise<string> {
  const code = url.split("/").at(-1) ?? "";
  const checkout = await call("POST /payment/{code}/checkout", { params: { code } });
  if (checkout.kind !== "hosted") throw new Error("The test bank has a page of its own");
  await fetch(new URL(checkout.url, site.url), {
    method: "POST",
    body: new URLSearchParams({ decision: "accept" }),
    redirect: "manual",
  });
  await call("POST /payment/{code}/refresh", { params: { code } });
  return new URL(checkout.url, site.url).href;
}
