import { cookiePolicyOf } from "@/platform/demo/legal/fr/cookie-policy-of";

/** In French: besides the usual, the site remembers that one has said that one is of age. */
export const cookiePolicy =
  cookiePolicyOf(`<tr><td>of-age (mémoire locale)</td><td>Retenir que vous avez dit être majeur, pour ne pas vous le
redemander à chaque page</td><td>30 jours</td></tr>
`);
