import { type Call, callPath } from "@/lib/api/call";
import { hasPermission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isDay } from "@/lib/rules/calendar/typed-day";

/** Milliseconds that the page waits for its first data: after that the browser asks for it. */
const PATIENCE = 400;

export type PanelStart = Record<string, unknown>;

/**
 * Asks for the day that the panel opens with, so that it stands in the page. Null where it does not
 * come at once, and the browser asks for it as it does on any other screen.
 * @param asked the day of the address, `yyyy-MM-dd`; today for any other value
 */
export async function panelStart(
  call: Call,
  { role }: User,
  asked: string | undefined,
): Promise<PanelStart | null> {
  const today = parisDate(new Date());
  const day = asked !== undefined && isDay(asked) ? asked : today;
  const seesAll = hasPermission(role, "booking:read");
  const path = seesAll ? "/admin/day" : "/driver/day";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    const answer = await Promise.race([call(`GET ${path}`, { query: { day } }), tooLate]);
    return answer && { [callPath(path, { day })]: answer };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
