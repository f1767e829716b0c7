import { cookiePolicyOf } from "@/demonstration/legal/fr/cookie-policy-of";

/** Cookie policy in French: besides the usual, the site keeps a visitor's word on their age. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>of-age (mémoire locale)</td><td>Retenir que vous avez dit être majeur, pour ne pas vous le
redemander à chaque page</td><td>30 jours</td></tr>
`);
