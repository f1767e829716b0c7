import { addDays, addYears } from "date-fns";

/** Years without activity after which what belongs to a person is erased (§9). */
const SILENT_YEARS = 3;
/** How long before it a member is told, in days. */
const NOTICE_DAYS = 30;

/** When a person who was last active at an instant is erased. */
export const forgottenAt = (lastActive: Date): Date => addYears(lastActive, SILENT_YEARS);

/** When they are told that they will be, and have the time to come back. */
export const noticeAt = (lastActive: Date): Date => addDays(forgottenAt(lastActive), -NOTICE_DAYS);

/** When an address is erased that was notified at an instant: a late notice has its full time too. */
export const noticeEnds = (toldAt: Date): Date => addDays(toldAt, NOTICE_DAYS);
