import { z } from "zod";
import { keptPassword } from "@/lib/rules/text/kept-password";
import { memberAddressRequestSchema } from "./address";
import { customerKindSchema } from "./booking";
import { emailAddressSchema } from "./email-address";
import { SHORTEST_PASSWORD } from "./typed-length";
import { lineSchema } from "./typed-text";

/** Any address, in the form in which two that are the same look the same. */
export const emailSchema = emailAddressSchema.transform((address) => address.toLowerCase());

/**
 * A password that is given to be kept: nothing but its length is asked of it here, and pasted or
 * made by a password manager it may be long.
 */
export const newPasswordSchema = z
  .string()
  .overwrite(keptPassword)
  .min(SHORTEST_PASSWORD)
  .max(1000);

/** A password that is given to be compared: however wrong, it is an attempt. */
export const givenPasswordSchema = z.string().min(1).max(1000);

/** A path of the site to go back to; whatever is none counts as not given. */
export const returnToSchema = z.string().max(500).optional();

/** Civil status and contact details of a member (§5). */
export const profileSchema = z.object({
  firstname: lineSchema.min(1).max(80),
  lastname: lineSchema.min(1).max(80),
  phone: lineSchema.min(1).max(30),
  kind: customerKindSchema,
  /** Of a professional, who has to give it. */
  company: lineSchema.max(120).optional(),
  /** Asked for where the site says so (ASK_BIRTHDATE_AT_REGISTER). */
  birthdate: z.iso.date().optional(),
});
export type Profile = z.input<typeof profileSchema>;

/** POST /register: the answer never tells whether there is such an account already. */
export const registerRequestSchema = profileSchema.extend({
  email: emailSchema,
  password: newPasswordSchema,
  address: memberAddressRequestSchema.omit({ type: true }).optional(),
  acceptTerms: z.literal(true),
  newsletter: z.boolean().default(false),
  returnTo: returnToSchema,
});
export type RegisterRequest = z.input<typeof registerRequestSchema>;

/** GET /register/{code}: what the mailed link is about; seeing it spends nothing. */
export const registrationSchema = z.object({ email: z.string(), firstname: z.string() });
export type Registration = z.infer<typeof registrationSchema>;

/**
 * POST /register/{code}/confirm: the account is there from now on, and its owner logged in. The
 * password that was chosen goes with it, so that nobody opens an account with another's address.
 */
export const confirmRequestSchema = z.object({ password: givenPasswordSchema });
export type ConfirmRequest = z.input<typeof confirmRequestSchema>;

/** POST /login */
export const loginRequestSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
export type LoginRequest = z.input<typeof loginRequestSchema>;

/**
 * A session that was opened. The site keeps `token` and `device` in cookies that no script reads,
 * and hands on the rest.
 */
export const openedSchema = z.object({
  token: z.string(),
  idSite: z.number().int(),
  /** Proves, at another login, that somebody has logged in on this device before. */
  device: z.string(),
  /** Where one was going; always a path of the site. */
  returnTo: z.string().nullable(),
});
export type Opened = z.infer<typeof openedSchema>;

/** What the browser's code gets to see of it. */
export type LoggedIn = Omit<Opened, "token" | "device">;

/** In place of a session, where the account has a second factor: what `POST /login/code` answers. */
export const challengeSchema = z.object({
  challenge: z.string(),
  returnTo: z.string().nullable(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** What the right password opens: a session, or the question for the second factor. */
export const enteredSchema = z.union([openedSchema, challengeSchema]);
export type Entered = z.infer<typeof enteredSchema>;

/** PUT /password/reset/ask: the answer never tells whether there is such an account. */
export const resetAskSchema = z.object({ email: emailSchema });
export type ResetAsk = z.input<typeof resetAskSchema>;

/** PUT /password/reset: spends the code, ends every session and opens one. */
export const resetRequestSchema = z.object({
  code: lineSchema.max(100),
  password: newPasswordSchema,
});
export type ResetRequest = z.input<typeof resetRequestSchema>;

/** PUT /user/password: ends every other session and renews this one. */
export const passwordChangeSchema = z.object({
  currentPassword: givenPasswordSchema,
  newPassword: newPasswordSchema,
});
export type PasswordChange = z.input<typeof passwordChangeSchema>;

/** PUT /user/email: mails a link to the new address, which is theirs once it was opened. */
export const emailChangeSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
export type EmailChange = z.input<typeof emailChangeSchema>;
