import { type MailName, mailDefinition } from "@/lib/contract/mail/mail-catalogue";
import { MAIL_WORDING_TEXTS } from "@/lib/contract/mail/mail-texts";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { mailTemplateOf } from "@/lib/rules/mail/mail-template";
import { localeFromCode } from "@/lib/rules/text/locale-code";
import { escapeHtml } from "@/lib/rules/text/placeholders";
import type { MailSamples } from "@/platform/mail/mail-sample";
import { mailWords } from "@/platform/mail/mail-words";
import type { Mail } from "@/platform/mail/post-mails";
import type { MailIdentity } from "@/platform/site/company-identity";
import { NO_WORDING } from "@/platform/site/mail-wordings";

/** Mail of which a sample is written. */
interface SampledMail {
  samples: MailSamples;
  name: MailName;
  identity: MailIdentity;
  now: Date;
}

/** Writes a mail to the invented customer, with words that need not be saved. */
export const sampleMail = (
  { samples, name, identity, now }: SampledMail,
  wording: MailWording,
): Mail => samples[name]({ ...identity, wordingOf: () => wording }, now);

/** Reads the product's own words out of a sample, its values turned into placeholders. */
export function usualWording({ samples, name, identity, now }: SampledMail): MailWording {
  const found = { ...NO_WORDING };
  const locale = localeFromCode(identity.language) ?? "fr";
  const { placeholders } = mailDefinition(name);
  samples[name](
    {
      ...identity,
      wordingOf: (_mail, usual, values) => {
        const named = Object.fromEntries(
          placeholders.map((code) => [code, values[code] ?? ""] as const),
        );
        for (const text of MAIL_WORDING_TEXTS) {
          found[text] = mailTemplateOf(usual[text], named, locale);
        }
        return NO_WORDING;
      },
    },
    now,
  );
  return found;
}

const LABEL = "width:1%;color:#5d5a54;padding:2px 12px 2px 0;vertical-align:top;white-space:nowrap";

/** Shows a mail with its sender and its subject above it, as a mail program does. */
export function withHeaders({ html, subject }: Mail, identity: MailIdentity): string {
  const { language, companyName } = identity;
  const words = mailWords[language];
  const row = (label: string, value: string) =>
    `<tr><td style="${LABEL}">${escapeHtml(words.line(label, "").trimEnd())}</td><td>${escapeHtml(value)}</td></tr>`;
  const headers = `<table role="presentation" style="box-sizing:border-box;width:100%;background:#ffffff;border-bottom:1px solid #e3e0d8;padding:10px 14px;font:14px/1.4 Helvetica,Arial,sans-serif;color:#1a1a1a">${row(words.from, companyName)}${row(words.subject, subject)}</table>`;
  return html.replace(/<body[^>]*>/, (body) => body + headers);
}
