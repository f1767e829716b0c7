import { z } from "zod";
import { givenPasswordSchema } from "./auth";
import { instantSchema } from "./booking";
import { passkeyAssertionSchema, passkeySchema } from "./passkey";
import { lineSchema } from "./typed-text";

/** What an application shows for half a minute, or a recovery code, as somebody types it. */
export const givenCodeSchema = lineSchema.min(1).max(40);

/** POST /login/code: the second step of a login. */
export const challengeAnswerSchema = z.object({
  challenge: lineSchema.max(100),
  code: givenCodeSchema,
});
export type ChallengeAnswer = z.input<typeof challengeAnswerSchema>;

/** GET /user/second-factor */
export const secondFactorSchema = z.object({
  /** Since when an application makes codes; null without. */
  since: instantSchema.nullable(),
  /** The passkeys, which stand in for the application or beside it. */
  passkeys: z.array(passkeySchema),
  /** Whether browsers allow passkeys at the address of the site. */
  allowsPasskeys: z.boolean(),
  /** How many recovery codes are left. */
  codesLeft: z.number().int(),
  /** True where the site lets nobody without one run it. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** POST /user/second-factor: begins it anew, whatever was begun before. */
export const factorSetupRequestSchema = z.object({ password: givenPasswordSchema });
export type FactorSetupRequest = z.input<typeof factorSetupRequestSchema>;

/** What an application is told once; no call ever says it again. */
export const factorSetupSchema = z.object({
  /** In base32. */
  secret: z.string(),
  /** The same as a link that applications open, `otpauth://…`. */
  link: z.string(),
});
export type FactorSetup = z.infer<typeof factorSetupSchema>;

/** POST /user/second-factor/confirm */
export const factorConfirmSchema = z.object({ code: givenCodeSchema });
export type FactorConfirm = z.input<typeof factorConfirmSchema>;

/** Codes that stand in for the application, each once; they are shown this one time. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/**
 * DELETE /user, DELETE /user/second-factor and POST /user/proof: where there is a second factor, a code
 * or what a passkey has signed is asked for.
 */
export const selfProofSchema = z.object({
  password: givenPasswordSchema,
  code: givenCodeSchema.optional(),
  passkey: passkeyAssertionSchema.optional(),
});
export type SelfProof = z.input<typeof selfProofSchema>;
