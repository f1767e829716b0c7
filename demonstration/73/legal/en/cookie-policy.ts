import { cookiePolicyOf } from "@/demonstration/legal/en/cookie-policy-of";

/** Cookie policy in English: besides the usual, the site keeps a visitor's word on their age. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>of-age (local storage)</td><td>Remembering that you said you are of age, so as not to ask on
every page</td><td>30 days</td></tr>
`);
