import { cookiePolicyOf } from "@/platform/sites/legal/fr/cookie-policy-of";

/** In French: what is kept on a visitor's device. */
export const cookiePolicy = cookiePolicyOf({ ownRows: "", deal: "une commande" });
