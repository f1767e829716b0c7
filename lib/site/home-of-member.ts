import { hasPermission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Where somebody begins who has logged in: those who run the site in its panel, others in their space. */
export const homeOfMember = ({ role }: Pick<User, "role">, locale: Locale): string =>
  hasPermission(role, "panel:open") ? "/admin" : localisedPath("/account", locale);
