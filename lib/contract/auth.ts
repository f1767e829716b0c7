import { z } from "zod";
import { keptPassword } from "@/lib/rules/text/kept-password";
import { memberAddressRequestSchema } from "./address";
import { customerKindSchema } from "./booking";
import { emailAddressSchema } from "./email-address";
import { SHORTEST_PASSWORD } from "./typed-length";
import { lineSchema } from "./typed-text";

/** E-mail address in lower case, so that two equal ones look the same. */
export const emailSchema = emailAddressSchema.transform((address) => address.toLowerCase());

/** New password: only its length is checked, and from a password manager it may be long. */
export const newPasswordSchema = z
  .string()
  .overwrite(keptPassword)
  .min(SHORTEST_PASSWORD)
  .max(1000);

/** Password to compare: however wrong, it is an attempt. */
export const givenPasswordSchema = z.string().min(1).max(1000);

/** Path of the site to go back to; any other value counts as not given. */
export const returnToSchema = z.string().max(500).optional();

/** Civil status and contact details of a member (§5). */
export const profileSchema = z.object({
  firstname: lineSchema.min(1).max(80),
  lastname: lineSchema.min(1).max(80),
  phone: lineSchema.min(1).max(30),
  kind: customerKindSchema,
  /** Required of a professional. */
  company: lineSchema.max(120).optional(),
  /** Required where the site says so (ASK_BIRTHDATE_AT_REGISTER). */
  birthdate: z.iso.date().optional(),
});

/** PUT /user: the fields of GET /user, among others; a kind that is left out stays as it is. */
export const profileChangeSchema = profileSchema.extend({
  kind: customerKindSchema.optional(),
  company: profileSchema.shape.company.nullable(),
  birthdate: profileSchema.shape.birthdate.nullable(),
});

/** POST /register: the answer never tells whether the account exists already. */
export const registerRequestSchema = profileSchema.extend({
  email: emailSchema,
  password: newPasswordSchema,
  address: memberAddressRequestSchema.omit({ type: true }).optional(),
  acceptTerms: z.literal(true),
  newsletter: z.boolean().default(false),
  returnTo: returnToSchema,
});
export type RegisterRequest = z.input<typeof registerRequestSchema>;

/** GET /register/{code}: the account of a mailed link; reading it does not spend the link. */
export const registrationSchema = z.object({ email: z.string(), firstname: z.string() });
export type Registration = z.infer<typeof registrationSchema>;

/**
 * POST /register/{code}/confirm: creates the account and logs its owner in. It takes the chosen
 * password, so that nobody opens an account with another's address.
 */
export const confirmRequestSchema = z.object({ password: givenPasswordSchema });

/** POST /login */
export const loginRequestSchema = z.object({ email: emailSchema, password: givenPasswordSchema });

/** Session; the site keeps `token` and `device` in cookies that no script reads. */
export const openedSchema = z.object({
  token: z.string(),
  idSite: z.number().int(),
  /** Proof, at another login, that somebody has logged in on this device before. */
  device: z.string(),
  /** Page to go back to; always a path of the site. */
  returnTo: z.string().nullable(),
});
export type Opened = z.infer<typeof openedSchema>;

/** Part of the session that the browser's code gets. */
export type LoggedIn = Omit<Opened, "token" | "device">;

/** Replaces a session where the account has a second factor; `POST /login/code` answers it. */
export const challengeSchema = z.object({
  challenge: z.string(),
  returnTo: z.string().nullable(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** Answer to the right password: a session, or the question for the second factor. */
export const enteredSchema = z.union([openedSchema, challengeSchema]);
export type Entered = z.infer<typeof enteredSchema>;

/** PUT /password/reset/ask: the answer never tells whether the account exists. */
export const resetAskSchema = z.object({ email: emailSchema });

/** PUT /password/reset: spends the code, ends every session and opens one. */
export const resetRequestSchema = z.object({
  code: lineSchema.max(100),
  password: newPasswordSchema,
});

/** PUT /user/password: ends every other session and renews this one. */
export const passwordChangeSchema = z.object({
  currentPassword: givenPasswordSchema,
  newPassword: newPasswordSchema,
});

/** PUT /user/email: mails a link to the new address, which counts once the link is opened. */
export const emailChangeSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
