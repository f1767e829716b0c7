import { cookiePolicyOf } from "@/demonstration/legal/en/cookie-policy-of";

/** Cookie policy in English: besides the usual, the form keeps a ride begun by a visitor. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>ride-draft (local storage)</td><td>Keeping the ride that you have begun to describe, and nothing
of who you are; it is sent only to find its times and its price</td><td>30 days, or until you start
afresh</td></tr>
`);
