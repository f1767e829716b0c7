import { isWithin } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/request-context";
import { setDeadline } from "@/platform/jobs/set-deadline";
import type { Services } from "@/platform/services/services";
import { resetSubject } from "./password-reset-asked";

/**
 * Records a request for a new password for any address. The mail is written later, so that neither
 * the answer nor its time shows whether the address has an account.
 */
export async function askPasswordReset(
  { database, clock, rateLimits, wakeDeadlines }: Services,
  { idSite, language }: RequestContext["Variables"],
  email: string,
): Promise<void> {
  // The limit counts by address, because one address may be typed from many networks.
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
