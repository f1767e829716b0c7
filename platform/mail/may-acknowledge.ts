import { mailboxKey } from "@/lib/rules/text/mailbox-key";
import { isWithin } from "@/platform/http/rate-limits";
import type { Services } from "@/platform/services/services";

/**
 * Counts an acknowledgement to an address that a visitor typed, who need not own it; false where
 * its mailbox has had as many as an hour or a day takes.
 */
export async function mayAcknowledge(
  { rateLimits }: Pick<Services, "rateLimits">,
  idSite: number,
  email: string,
): Promise<boolean> {
  const mailbox = mailboxKey(email);
  return (
    (await isWithin(rateLimits.acknowledgement, idSite, mailbox)) &&
    (await isWithin(rateLimits.acknowledgementDay, idSite, mailbox))
  );
}
