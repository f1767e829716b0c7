import { and, desc, eq, inArray } from "drizzle-orm";
import type { WordedMailView } from "@/lib/contract/admin/mail";
import type { LanguageCode } from "@/lib/contract/locale";
import { type MailName, mailDefinition } from "@/lib/contract/mail/mail-catalogue";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { placeholderWord } from "@/lib/rules/mail/mail-template";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { auditEntries } from "@/platform/db/schema/audit";
import { mailWordings } from "@/platform/db/schema/mail-wording";
import type { Sql } from "@/platform/db/sql";
import { versionOf } from "@/platform/http/version";
import { NO_WORDING } from "@/platform/site/mail-wordings";

/** Mail in a language, whose words are one thing that is saved. */
export interface WordedMailKey {
  name: MailName;
  language: LanguageCode;
}

export const subjectOfWording = ({ name, language }: WordedMailKey) => `mail ${name} ${language}`;

export const isWordingOf = ({ name, language }: WordedMailKey) =>
  and(eq(mailWordings.mail, name), eq(mailWordings.language, language));

/** Reads the owner's words of a mail in a language; empty texts where there are none. */
export async function readWording(tx: Sql, key: WordedMailKey): Promise<MailWording> {
  const { subject, opening, closing } = mailWordings;
  const [row] = await tx
    .select({ subject, opening, closing })
    .from(mailWordings)
    .where(isWordingOf(key));
  return row ?? NO_WORDING;
}

/** Shows the owner's words of a mail beside the product's. */
export async function wordedMailView(
  tx: Sql,
  key: WordedMailKey,
  usual: MailWording,
): Promise<WordedMailView> {
  const wording = await readWording(tx, key);
  const [change] = await tx
    .select({ at: auditEntries.at, by: auditEntries.by })
    .from(auditEntries)
    .where(inArray(auditEntries.subject, [subjectOfWording(key)]))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1);
  const locale = localeFromCode(key.language) ?? "fr";
  return {
    language: key.language,
    ...wording,
    usual,
    placeholders: mailDefinition(key.name).placeholders.map((code) =>
      placeholderWord(code, locale),
    ),
    version: versionOf(wording),
    changed: change ? { at: change.at.toISOString(), by: change.by } : null,
  };
}
