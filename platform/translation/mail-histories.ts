import type { LanguageCode } from "@/lib/contract/locale";
import { isMailName, mailDefinition } from "@/lib/contract/mail/mail-catalogue";
import { MAIL_WORDING_TEXTS } from "@/lib/contract/mail/mail-texts";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { mailWordings } from "@/platform/db/schema/mail-wording";
import type { Sql } from "@/platform/db/sql";
import type { AuditedChange } from "./audited-changes";
import { saidTexts, type TextHistory } from "./text-history";

/** Owner's words of a mail, by text and language. */
type Said = Record<string, Partial<Record<LanguageCode, unknown>>>;

/** Tells what the owner says in mails in each language, of those worded in any, and said before. */
export async function mailHistories(
  tx: Sql,
  changes: AuditedChange[],
  language: LanguageCode,
): Promise<TextHistory[]> {
  const present = new Map<string, Said>();
  for (const { mail, language: code, ...row } of await tx.select().from(mailWordings)) {
    let said = present.get(mail) ?? {};
    for (const text of MAIL_WORDING_TEXTS) said = withText(said, { text, code, value: row[text] });
    present.set(mail, said);
  }
  return [...present].flatMap(([id, said]) => {
    if (!isMailName(id)) return [];
    return [
      {
        id,
        title: mailDefinition(id).label[localeFromCode(language) ?? "fr"],
        texts: textsOf(said).map(({ identity, ...text }) => ({
          identity,
          ...text,
          isOptional: true,
          isMade: false,
          placeIn: (code: LanguageCode) => `${identity}.${code}`,
        })),
        former: versionsBefore(id, said, changes).map((version) => saidTexts(textsOf(version))),
      },
    ];
  });
}

const textsOf = (said: Said) =>
  MAIL_WORDING_TEXTS.map((identity) => ({ identity, said: said[identity] ?? {} }));

const withText = (
  said: Said,
  { text, code, value }: { text: string; code: string; value: unknown },
): Said => ({ ...said, [text]: { ...said[text], [code]: value } });

/** Takes the changes of a mail back one after the other, each of which was of one language. */
function versionsBefore(id: string, present: Said, changes: AuditedChange[]): Said[] {
  const versions: Said[] = [];
  let said = present;
  for (const { subject, before } of changes) {
    const [mail, code] = subject.split(" ");
    if (mail !== id || code === undefined) continue;
    for (const [text, value] of Object.entries(before))
      said = withText(said, { text, code, value });
    versions.push(said);
  }
  return versions;
}
