import { cookiePolicyOf } from "@/platform/demo/legal/en/cookie-policy-of";

/** In English: besides the usual, the form keeps the ride that one has begun to describe. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>ride-draft (local storage)</td><td>Keeping the ride that you have begun to describe, and nothing
of who you are; it is sent only to find its times and its price</td><td>30 days, or until you start
afresh</td></tr>
`);
