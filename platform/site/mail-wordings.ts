import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { keptRead } from "@/platform/db/kept-read";
import { mailWordings } from "@/platform/db/schema/mail-wording";

export const NO_WORDING: MailWording = { subject: "", opening: "", closing: "" };

/** Reads the owner's words of all mails of the site, by `mail language`. */
export const readMailWordings = keptRead(
  ["mails"],
  async (tx): Promise<Partial<Record<string, MailWording>>> => {
    const rows = await tx.select().from(mailWordings);
    return Object.fromEntries(
      rows.map(({ mail, language, subject, opening, closing }) => [
        `${mail} ${language}`,
        { subject, opening, closing },
      ]),
    );
  },
);
