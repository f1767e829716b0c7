import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { registerRequestSchema } from "@/lib/contract/auth";
import { returnPath } from "@/lib/rules/site/return-path";
import { knownAddressMail } from "@/platform/account/mails/known-address";
import { registrationMail } from "@/platform/account/mails/registration";
import { newSecret, secretHash } from "@/platform/account/member/secret";
import { passwordError } from "@/platform/account/password/password-error";
import { hashPassword } from "@/platform/account/password/password-hash";
import { addressErrors } from "@/platform/account/profile/check-address";
import { profileErrors, profileValues } from "@/platform/account/profile/check-profile";
import { registrations } from "@/platform/db/schema/member";
import { users } from "@/platform/db/schema/people";
import type { Sql } from "@/platform/db/sql";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { ErrorWord } from "@/platform/http/message-of";
import type { Part } from "@/platform/http/parse-partial";
import { consume, isWithin } from "@/platform/http/rate-limits";
import type { RequestContext } from "@/platform/http/request-context";
import { setDeadline } from "@/platform/jobs/set-deadline";
import { postMails } from "@/platform/mail/post-mails";
import type { Services } from "@/platform/services/services";
import { mailIdentity } from "@/platform/site/company-identity";

type Form = z.output<typeof registerRequestSchema>;
type Its = Pick<RequestContext["Variables"], "idSite" | "language"> & { now: Date };

/** Lifetime of the mailed link, in milliseconds. */
const LINK_LASTS = 86_400_000;

/**
 * Keeps a registration until its address is confirmed, and mails the link. An address that has an
 * account gets another mail; the caller sees the same answer after the same time.
 * @throws ApiError INVALID_FIELDS, TOO_MANY_REQUESTS
 */
export async function register(
  services: Services,
  caller: RequestContext["Variables"],
  form: Form,
): Promise<void> {
  const { database, clock, rateLimits } = services;
  const { idSite, language } = caller;
  const now = clock.now();
  throwIfInvalid(await registrationErrors(services, caller, form));
  const passwordHash = await hashPassword(form.password);
  // The limit counts by address, because one address may be typed from many networks.
  if (!(await isWithin(rateLimits.registrationMail, idSite, form.email))) return;
  const { email, password: _hashed, acceptTerms: _now, returnTo, ...rest } = form;
  const { phone, company } = profileValues(form);
  const details = { ...rest, phone: phone ?? rest.phone, company: company ?? undefined };
  const registration = {
    email,
    passwordHash,
    details,
    returnTo: returnPath(returnTo ?? null) ?? null,
  };
  await database.inSite(idSite, (tx) => keep(tx, { idSite, language, now }, registration));
}

/**
 * Checks as much of the form as there is, by field, beyond its schema.
 * @throws ApiError TOO_MANY_REQUESTS: each check of a form is an attempt
 */
export async function registrationErrors(
  { database, clock, rateLimits }: Services,
  { idSite, address }: Pick<RequestContext["Variables"], "idSite" | "address">,
  form: Part<Form>,
): Promise<Record<string, ErrorWord>> {
  await consume(rateLimits.register, idSite, address);
  const errors = await database.inSite(idSite, async (tx) => {
    const ofAddress = form.address ? await addressErrors(tx, form.address) : {};
    const itsFields = Object.entries(ofAddress).map(([field, word]) => [`address.${field}`, word]);
    return {
      ...(await profileErrors(tx, form, clock.now())),
      ...Object.fromEntries(itsFields),
    };
  });
  const { password, email = "", firstname = "", lastname = "" } = form;
  const passwordProblem =
    password && (await passwordError(password, { email, firstname, lastname }));
  return passwordProblem ? { ...errors, password: passwordProblem } : errors;
}

async function keep(
  tx: Sql,
  { idSite, language, now }: Its,
  registration: Pick<
    typeof registrations.$inferInsert,
    "email" | "passwordHash" | "details" | "returnTo"
  >,
): Promise<void> {
  const code = newSecret();
  const codeHash = secretHash(code);
  const expiresAt = new Date(now.getTime() + LINK_LASTS);
  await tx
    .insert(registrations)
    .values({ ...registration, codeHash, idSite, language, termsAcceptedAt: now, expiresAt });
  await setDeadline(tx, {
    idSite,
    kind: "REGISTRATION_OVER",
    subject: codeHash,
    dueAt: expiresAt,
  });
  const known = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, registration.email));
  const identity = await mailIdentity(tx, language);
  // The code of an address that has an account goes nowhere: nothing can be confirmed with it.
  const mail =
    known.length > 0
      ? knownAddressMail(identity, registration.email)
      : registrationMail(identity, registration.email, code);
  await postMails(tx, idSite, now, [mail]);
}
