import { eq } from "drizzle-orm";
import { punycodeAddress } from "@/lib/rules/text/email-address";
import { removeFactors } from "@/platform/account/factor-setup/remove-factors";
import { newMemberCode } from "@/platform/account/member/member-codes";
import { recordAudit } from "@/platform/audit/record-audit";
import type { Database } from "@/platform/db/database";
import { users } from "@/platform/db/schema/people";
import { pageUrl } from "@/platform/mail/page-url";
import { mailIdentity } from "@/platform/site/company-identity";

/** Author named in the audit log. */
const OPERATOR = "npm run password";

/** Account to be opened again, and how far. */
export interface LostAccess {
  idSite: number;
  email: string;
  withoutSecondFactor?: boolean;
  now: Date;
}

/**
 * Makes the link by which the holder of an account chooses a new password, for the operator of the
 * server: while no mail leaves, nobody can read a link in one. It is valid as long, and as often,
 * as the mailed one.
 * @returns undefined when the site has no such account
 */
export function makeOperatorLink(
  database: Database,
  { idSite, email, withoutSecondFactor = false, now }: LostAccess,
): Promise<string | undefined> {
  return database.inSite(idSite, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, language: users.language })
      .from(users)
      .where(eq(users.email, punycodeAddress(email.trim()).toLowerCase()));
    if (!user) return undefined;
    const code = await newMemberCode(tx, { idSite, idUser: user.id, purpose: "PASSWORD", now });
    const act = { subject: `staff ${user.id}`, before: null, after: null };
    const by = { id: user.id, email: OPERATOR };
    await recordAudit({ tx, idSite, now }, { user: by, action: "PASSWORD_LINK", ...act });
    if (withoutSecondFactor && (await removeFactors(tx, user.id))) {
      await recordAudit({ tx, idSite, now }, { user: by, action: "RESET_SECOND_FACTOR", ...act });
    }
    return pageUrl(await mailIdentity(tx, user.language), `/password/reset/${code}`);
  });
}
