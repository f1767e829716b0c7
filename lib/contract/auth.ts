import { z } from "zod";
import { memberAddressRequest } from "./address";
import { customerKind } from "./booking";
import { emailAddress } from "./email-address";
import { SHORTEST_PASSWORD } from "./typed-length";

/** Any address, in the form in which two that are the same look the same. */
export const email = emailAddress.transform((address) => address.toLowerCase());

/**
 * A password that is given to be kept: nothing but its length is asked of it here, and pasted or
 * made by a password manager it may be long.
 */
export const newPassword = z.string().min(SHORTEST_PASSWORD).max(1000);

/** A password that is given to be compared: however wrong, it is an attempt. */
export const givenPassword = z.string().min(1).max(1000);

/** A path of the site to go back to; whatever is none counts as not given. */
export const returnTo = z.string().max(500).optional();

/** Civil status and contact details of a member (§5). */
export const profile = z.object({
  firstname: z.string().trim().min(1).max(80),
  lastname: z.string().trim().min(1).max(80),
  phone: z.string().trim().min(1).max(30),
  kind: customerKind,
  /** Of a professional, who has to give it. */
  company: z.string().trim().max(120).optional(),
  /** Asked for where the site says so (ASK_BIRTHDATE_AT_REGISTER). */
  birthdate: z.iso.date().optional(),
});
export type Profile = z.input<typeof profile>;

/** POST /register: the answer never tells whether there is such an account already. */
export const registerRequest = profile.extend({
  email,
  password: newPassword,
  address: memberAddressRequest.omit({ type: true }).optional(),
  acceptTerms: z.literal(true),
  newsletter: z.boolean().default(false),
  returnTo,
});
export type RegisterRequest = z.input<typeof registerRequest>;

/** GET /register/{code}: what the mailed link is about; seeing it spends nothing. */
export const registration = z.object({ email: z.string(), firstname: z.string() });
export type Registration = z.infer<typeof registration>;

/**
 * POST /register/{code}/confirm: the account is there from now on, and its owner logged in. The
 * password that was chosen goes with it, so that nobody opens an account with another's address.
 */
export const confirmRequest = z.object({ password: givenPassword });
export type ConfirmRequest = z.input<typeof confirmRequest>;

/** POST /login */
export const loginRequest = z.object({ email, password: givenPassword });
export type LoginRequest = z.input<typeof loginRequest>;

/**
 * A session that was opened. The site keeps `token` and `device` in cookies that no script reads,
 * and hands on the rest.
 */
export const opened = z.object({
  token: z.string(),
  idSite: z.number().int(),
  /** Proves, at another login, that somebody has logged in on this device before. */
  device: z.string(),
  /** Where one was going; always a path of the site. */
  returnTo: z.string().nullable(),
});
export type Opened = z.infer<typeof opened>;

/** What the browser's code gets to see of it. */
export type LoggedIn = Omit<Opened, "token" | "device">;

/** PUT /password/reset/ask: the answer never tells whether there is such an account. */
export const resetAsk = z.object({ email });
export type ResetAsk = z.input<typeof resetAsk>;

/** PUT /password/reset: spends the code, ends every session and opens one. */
export const resetRequest = z.object({ code: z.string().max(100), password: newPassword });
export type ResetRequest = z.input<typeof resetRequest>;

/** PUT /user/password: ends every other session and renews this one. */
export const passwordChange = z.object({ currentPassword: givenPassword, newPassword });
export type PasswordChange = z.input<typeof passwordChange>;

/** PUT /user/email: mails a link to the new address, which is theirs once it was opened. */
export const emailChange = z.object({ email, password: givenPassword });
export type EmailChange = z.input<typeof emailChange>;

/** DELETE /user */
export const deletion = z.object({ password: givenPassword });
export type Deletion = z.input<typeof deletion>;
