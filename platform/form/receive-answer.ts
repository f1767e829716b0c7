import type { Form, FormSubmission } from "@/lib/contract/form";
import type { LanguageCode } from "@/lib/contract/locale";
import type { User } from "@/lib/contract/user";
import { answerEnds } from "@/lib/rules/form/answer-time";
import { TICKED } from "@/lib/rules/form/form-field";
import { askedFormFields, judgeAnswer } from "@/lib/rules/form/judge-answer";
import { touchRetention } from "@/platform/account/member/touch-retention";
import { alertStaff } from "@/platform/alert/alert-staff";
import { formAnswers, formFiles } from "@/platform/db/schema/form";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import type { InvalidField } from "@/platform/http/message-of";
import type { InUnitOfWork, UnitOfWork } from "@/platform/http/unit-of-work";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { mayAcknowledge } from "@/platform/mail/may-acknowledge";
import { postMails } from "@/platform/mail/post-mails";
import {
  dropVisitorFiles,
  readSentFile,
  storeVisitorFiles,
  type VisitorFile,
} from "@/platform/media/sent/visitor-file";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";
import { companyFormAnsweredMail } from "./company-form-answered";
import { formAlert } from "./form-alert";
import { formReceivedMail } from "./form-received";
import { givenLines } from "./given-lines";
import { type PublishedForm, readForm } from "./read-form";
import { type SentParts, sentParts } from "./sent-parts";

interface Caller {
  idSite: number;
  language: LanguageCode;
  /** Member of the session, if there is one. */
  member: User | null;
  inUnitOfWork: InUnitOfWork;
}

type Answer = Omit<typeof formAnswers.$inferInsert, "idSite" | "receivedAt">;
type StoredFile = VisitorFile & { storedAs: string };

/**
 * Takes a visitor's answer to a form: the fields that the published form asks for, and nothing
 * else. Its files are kept before the answer names them, with no transaction open.
 * @returns the form's thanks
 * @throws ApiError NOT_FOUND; INVALID_FIELDS, keyed by the names of the fields
 */
export async function receiveAnswer(
  services: Services,
  caller: Caller,
  { id, sent }: { id: Form["id"]; sent: FormSubmission },
): Promise<string> {
  const { idSite, language, inUnitOfWork } = caller;
  const form = await inUnitOfWork((work) => readForm(id, work));
  const { shown, fields } = form;
  // A person does not see this field: a robot that fills it in gets the usual answer.
  if (sent.website) return shown.thanks;
  const parts = sentParts(fields, sent);
  const { values, faults } = judgeAnswer(fields, parts);
  const { files: taken, errors } = await readFiles(parts, form, { faults, values });
  if (sent.acceptPrivacy !== TICKED) errors.acceptPrivacy = "PRIVACY_NOT_ACCEPTED";
  throwIfInvalid(errors);

  const names = await storeVisitorFiles(services.media, idSite, taken);
  const stored = taken.map((file, at): StoredFile => ({ ...file, storedAs: names[at] ?? "" }));
  const email = fields.flatMap(({ type, name }) => (type === "EMAIL" ? (values[name] ?? []) : []));
  const answer: Answer = {
    idForm: id,
    form: shown.title,
    given: givenLines(fields, values, { fileNames: namesByField(stored), language }),
    email: email[0] ?? null,
    language,
  };
  const acknowledged = await acknowledgedAddress(services, caller, answer.email);
  try {
    await inUnitOfWork((work) =>
      keepAnswer(services, work, { answer, files: stored, acknowledged }),
    );
  } catch (error) {
    await dropVisitorFiles(services.media, idSite, names);
    throw error;
  }
  return shown.thanks;
}

interface Acknowledged {
  email: string;
  isOwnAddress: boolean;
}

/** Tells to whom an answer is acknowledged; undefined without an address, or after too many. */
async function acknowledgedAddress(
  services: Services,
  { idSite, member }: Caller,
  email: string | null | undefined,
): Promise<Acknowledged | undefined> {
  if (!email || !(await mayAcknowledge(services, idSite, email))) return undefined;
  return { email, isOwnAddress: member?.email.toLowerCase() === email.toLowerCase() };
}

/** Reads the files of the fields that are asked for and have no fault; adds the files' faults. */
async function readFiles(
  { files, texts }: SentParts,
  { fields }: PublishedForm,
  { faults }: ReturnType<typeof judgeAnswer>,
): Promise<{ files: VisitorFile[]; errors: Record<string, InvalidField> }> {
  const asked = askedFormFields(fields, texts).filter(
    ({ type, name }) => type === "FILE" && !faults[name],
  );
  const errors: Record<string, InvalidField> = { ...faults };
  const read: VisitorFile[] = [];
  for (const { name: field } of asked) {
    for (const file of files[field] ?? []) {
      try {
        read.push(await readSentFile(field, file));
      } catch (error) {
        const fault = error instanceof ApiError ? error.errors.image : undefined;
        if (!fault) throw error;
        errors[field] ??= fault;
      }
    }
  }
  return { files: read, errors };
}

const namesByField = (files: readonly StoredFile[]): Record<string, string[]> =>
  Object.fromEntries(
    files.map(({ field }) => [
      field,
      files.filter((file) => file.field === field).map(({ name }) => name),
    ]),
  );

/** Keeps an answer with its files, tells company and visitor, and has it forgotten in time. */
async function keepAnswer(
  services: Services,
  { tx, idSite, now }: UnitOfWork,
  {
    answer,
    files,
    acknowledged,
  }: { answer: Answer; files: StoredFile[]; acknowledged: Acknowledged | undefined },
): Promise<void> {
  const [row] = await tx
    .insert(formAnswers)
    .values({ ...answer, idSite, receivedAt: now })
    .returning();
  if (!row) throw new Error("No answer was stored");
  if (files.length > 0) {
    await tx.insert(formFiles).values(
      files.map(({ field, name, content, storedAs }) => ({
        ...{ idSite, idAnswer: row.id, field, name, storedAs },
        bytes: content.length,
      })),
    );
  }
  const subject = String(row.id);
  await setDeadline(tx, { idSite, kind: "FORM_ANSWER_OVER", subject, dueAt: answerEnds(now) });
  const { email, ...identity } = await mailIdentity(tx, "fr_FR");
  if (email) {
    const mail = companyFormAnsweredMail(`form:${row.id}:notice`, { ...identity, email }, row);
    await postMails(tx, idSite, now, [mail]);
  }
  if (acknowledged) {
    const { form, given, language } = row;
    const mail = formReceivedMail(`form:${row.id}:received`, await mailIdentity(tx, language), {
      form,
      given,
      ...acknowledged,
    });
    await postMails(tx, idSite, now, [mail]);
  }
  await alertStaff(services, tx, idSite, formAlert(row.id));
  if (row.email) await touchRetention(tx, { idSite, address: row.email }, now);
}
