import { hasPermission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { isPanelPath, isSpaceStart } from "@/lib/rules/site/private-path";
import { type Locale, localisedPath } from "@/lib/rules/text/locale-code";

/** Parts of the panel for a driver: the day, and their own login. */
const DRIVERS_PARTS = /^\/admin(?:\/security)?\/?(?:[?#]|$)/;

/**
 * Returns the page after a login: the requested one, where the member may see it; otherwise the
 * panel for staff, the day there for a driver, the space for others. A request for the space does
 * not count for staff: its entry in the menu is the way to the login.
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
