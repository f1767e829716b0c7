import { cookiePolicyOf } from "@/platform/sites/legal/en/cookie-policy-of";

/** In English: what is kept on a visitor's device. */
export const cookiePolicy = cookiePolicyOf({ ownRows: "", deal: "an order" });
