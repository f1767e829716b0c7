import { addDays, addYears } from "date-fns";

/** Years without activity after which a person's data are erased (§9). */
const SILENT_YEARS = 3;
/** Days before it at which a member is told. */
const NOTICE_DAYS = 30;

export const forgottenAt = (lastActive: Date): Date => addYears(lastActive, SILENT_YEARS);

/** Returns the time of the notice, which leaves them time to come back. */
export const noticeAt = (lastActive: Date): Date => addDays(forgottenAt(lastActive), -NOTICE_DAYS);

/** Returns the time at which a notified address is erased: a late notice has its full time too. */
export const noticeEnds = (toldAt: Date): Date => addDays(toldAt, NOTICE_DAYS);
