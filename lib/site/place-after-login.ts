import { hasPermission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { isPanelPath, isSpaceStart } from "@/lib/rules/site/private-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** The parts of the panel that a driver has: the day, and how they log in. */
const DRIVERS_PARTS = /^\/admin(?:\/security)?\/?(?:[?#]|$)/;

/**
 * Where somebody goes who has logged in: to what they asked for, where it is theirs, or else those who run the
 * site to its panel, a driver to their day there, others to their space. To open the space is no wish of staff:
 * its entry in the menu is the way to the login.
 * @param next a path of the site, as `returnPath` allows it
 */
export function placeAfterLogin(
  { role }: Pick<User, "role">,
  next: string | undefined,
  locale: Locale,
): string {
  const isOfPanel = hasPermission(role, "panel:open");
  const home = isOfPanel ? "/admin" : localisedPath("/account", locale);
  if (next === undefined) return home;
  if (isSpaceStart(next)) return isOfPanel ? home : next;
  if (!isPanelPath(next)) return next;
  return hasPermission(role, "booking:read") || (isOfPanel && DRIVERS_PARTS.test(next))
    ? next
    : home;
}
