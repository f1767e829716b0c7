import { isWithin } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/router";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Services } from "@/platform/services/services";
import { resetSubject } from "./password-reset-asked";

/**
 * Notes that somebody wants a new password for an address, be it a member's or not: what comes of
 * it happens later, so that neither the answer nor its time tells.
 */
export async function askPasswordReset(
  { database, clock, rateLimits, wakeDeadlines }: Services,
  { idSite, language }: RequestContext["Variables"],
  email: string,
): Promise<void> {
  // An address gets only so many mails, whoever asks for them.
  if (!(await isWithin(rateLimits.resetMail, idSite, email))) return;
  await database.inSite(idSite, (tx) =>
    setDeadline(tx, {
      idSite,
      kind: "PASSWORD_RESET_ASKED",
      subject: resetSubject(language, email),
      dueAt: clock.now(),
    }),
  );
  wakeDeadlines();
}
