import { sql } from "drizzle-orm";
import * as calls from "@/lib/contract/calls/mail";
import type { LanguageCode } from "@/lib/contract/locale";
import {
  isMailName,
  MAIL_NAMES,
  type MailName,
  mailDefinition,
} from "@/lib/contract/mail/mail-catalogue";
import { MAIL_WORDING_TEXTS } from "@/lib/contract/mail/mail-texts";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { hasUnknownWord } from "@/lib/rules/mail/mail-template";
import { differences, recordAudit } from "@/platform/audit/record-audit";
import { mailWordings } from "@/platform/db/schema/mail-wording";
import type { Sql } from "@/platform/db/sql";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { newRouter } from "@/platform/http/router";
import { refuseStale } from "@/platform/http/version";
import type { MailSamples } from "@/platform/mail/mail-sample";
import { letterDocument } from "@/platform/mail/outbox/letter-document";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { NO_WORDING, readMailWordings } from "@/platform/site/mail-wordings";
import { readSite } from "@/platform/site/read-site";
import { readLanguages } from "@/platform/site/spoken-language";
import {
  isWordingOf,
  readWording,
  subjectOfWording,
  type WordedMailKey,
  wordedMailView,
} from "./mail-wording-rows";
import { sampleMail, usualWording, withHeaders } from "./sample-mail";

/** Routes by which the owner words the mails of the site (ADR 93). */
export function mailRouter({ clock }: Services, samples: MailSamples) {
  /** Returns what a sample of a mail is written with. */
  const sampled = async (tx: Sql, { name, language }: WordedMailKey) => ({
    samples,
    name,
    identity: await mailIdentity(tx, language),
    now: clock.now(),
  });
  const view = async (tx: Sql, key: WordedMailKey) =>
    wordedMailView(tx, key, usualWording(await sampled(tx, key)));

  return newRouter()
    .answer(calls.getMails, async ({ tx }) => {
      const [names, languages] = [await sentMails(tx), await spokenLanguages(tx)];
      const wordings = await readMailWordings(tx);
      return names.map((name) => ({
        ...facts(name),
        worded: languages.filter((language) => wordings[`${name} ${language}`]),
      }));
    })
    .answer(calls.getMailWording, async ({ tx }, { param }) => {
      const name = await findMail(tx, param.name);
      const languages = [];
      for (const language of await spokenLanguages(tx)) {
        languages.push(await view(tx, { name, language }));
      }
      return { ...facts(name), languages };
    })
    .answer(calls.changeMailWording, async (work, { param, json }) => {
      const { tx, idSite, user } = work;
      const key = await findKey(tx, param);
      const { name, language } = key;
      refuseUnknownWords(name, json);
      const lock = subjectOfWording(key);
      await tx.execute(sql`select pg_advisory_xact_lock(${idSite}, hashtext(${lock}))`);
      const before = await readWording(tx, key);
      const different = differences(before, json);
      if (!different) return view(tx, key);
      refuseStale(work.version, await view(tx, key));
      if (isEmpty(json)) await tx.delete(mailWordings).where(isWordingOf(key));
      else {
        await tx
          .insert(mailWordings)
          .values({ idSite, mail: name, language, ...json })
          .onConflictDoUpdate({
            target: [mailWordings.idSite, mailWordings.mail, mailWordings.language],
            set: json,
          });
      }
      await recordAudit(work, {
        user,
        action: "CHANGE",
        subject: subjectOfWording(key),
        ...different,
      });
      work.announce({ kind: "mails" });
      return view(tx, key);
    })
    .respond(calls.previewMail, async ({ inUnitOfWork }, { param, query }) =>
      inUnitOfWork(async ({ tx }) => {
        const of = await sampled(tx, await findKey(tx, param));
        return letterDocument(withHeaders(sampleMail(of, query), of.identity));
      }),
    )
    .answer(calls.sendMailTrial, async ({ tx, idSite, user, now }, { param, json }) => {
      const key = await findKey(tx, param);
      refuseUnknownWords(key.name, json);
      const { subject, text, html } = sampleMail(await sampled(tx, key), json);
      const { email } = user;
      // It is of no booking, so that no list of the letters of one shows it.
      const event = `trial:${user.id}:${now.getTime()}`;
      await postMails(tx, idSite, now, [{ event, recipient: email, subject, text, html }]);
      return { recipient: email };
    });
}

function facts(name: MailName) {
  const { group, label, when } = mailDefinition(name);
  return { name, group, label, when };
}

/** Lists the mails that the site sends, by what it offers. */
async function sentMails(tx: Sql): Promise<MailName[]> {
  const site = await readSite(tx);
  return MAIL_NAMES.filter((name) => {
    const { feature } = mailDefinition(name);
    return feature === undefined || site?.features.includes(feature);
  });
}

async function spokenLanguages(tx: Sql): Promise<LanguageCode[]> {
  const languages = await readLanguages(tx);
  return languages.flatMap(({ code, isValid }) => (isValid ? [code] : []));
}

/** @throws ApiError NOT_FOUND for a mail that the site does not send */
async function findMail(tx: Sql, name: string): Promise<MailName> {
  if (isMailName(name) && (await sentMails(tx)).includes(name)) return name;
  throw new ApiError("NOT_FOUND");
}

/** @throws ApiError NOT_FOUND for a mail or a language that the site does not have */
async function findKey(
  tx: Sql,
  { name, language }: { name: string; language: LanguageCode },
): Promise<WordedMailKey> {
  const found = await findMail(tx, name);
  if (!(await spokenLanguages(tx)).includes(language)) throw new ApiError("NOT_FOUND");
  return { name: found, language };
}

/** @throws ApiError INVALID_FIELDS at the texts with braces around no placeholder of the mail */
function refuseUnknownWords(name: MailName, wording: MailWording): void {
  const { placeholders } = mailDefinition(name);
  const wrong = MAIL_WORDING_TEXTS.filter((text) => hasUnknownWord(wording[text], placeholders));
  throwIfInvalid(Object.fromEntries(wrong.map((text) => [text, "UNKNOWN_PLACEHOLDER" as const])));
}

const isEmpty = (wording: MailWording) =>
  MAIL_WORDING_TEXTS.every((text) => wording[text] === NO_WORDING[text]);
