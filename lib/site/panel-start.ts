import { type Call, callPath } from "@/lib/api/call";
import { hasPermission } from "@/lib/contract/permission";
import type { User } from "@/lib/contract/user";
import { parisDate } from "@/lib/rules/calendar/paris-time";
import { isDay } from "@/lib/rules/calendar/typed-day";

/** How long the page waits for what it begins with, in milliseconds: the browser asks for it then. */
const PATIENCE = 400;

/** Answers of the API that the panel begins with, under the path of their call. */
export type PanelStart = Record<string, unknown>;

/**
 * Asks for the day that the panel opens with, so that it stands in the page. Null where it cannot be
 * had at once, and the browser asks for it as it does on any other screen.
 * @param asked the day of the address, `yyyy-MM-dd`; today where it is none
 */
export async function panelStart(
  call: Call,
  { role }: User,
  asked: string | undefined,
): Promise<PanelStart | null> {
  const today = parisDate(new Date());
  const day = asked !== undefined && isDay(asked) ? asked : today;
  const seesAll = hasPermission(role, "booking:read");
  const path = callPath(seesAll ? "/admin/day" : "/driver/day", { day });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  try {
    const answer = await Promise.race([call<object>("GET", path), tooLate]);
    return answer && { [path]: answer };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
