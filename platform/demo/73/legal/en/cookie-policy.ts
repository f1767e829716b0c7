import { cookiePolicyOf } from "@/platform/demo/legal/en/cookie-policy-of";

/** In English: besides the usual, the site remembers that one has said that one is of age. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>of-age (local storage)</td><td>Remembering that you said you are of age, so as not to ask on
every page</td><td>30 days</td></tr>
`);
