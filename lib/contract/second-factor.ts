import { z } from "zod";
import { givenPasswordSchema } from "./auth";
import { instantSchema } from "./booking";
import { passkeyAssertionSchema, passkeySchema } from "./passkey";
import { lineSchema } from "./typed-text";

/** Code of an application, shown for half a minute, or a recovery code, as typed. */
export const givenCodeSchema = lineSchema.min(1).max(40);

/** POST /login/code: the second step of a login. */
export const challengeAnswerSchema = z.object({
  challenge: lineSchema.max(100),
  code: givenCodeSchema,
});

/** GET /user/second-factor */
export const secondFactorSchema = z.object({
  /** Start of the application's codes; null without. */
  since: instantSchema.nullable(),
  passkeys: z.array(passkeySchema),
  allowsPasskeys: z.boolean(),
  codesLeft: z.number().int(),
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** POST /user/second-factor: begins it anew, even after an earlier beginning. */
export const factorSetupRequestSchema = z.object({ password: givenPasswordSchema });

/** Data for an application, given once; no call ever gives it again. */
export const factorSetupSchema = z.object({
  /** In base32. */
  secret: z.string(),
  /** The same as a link that applications open, `otpauth://…`. */
  link: z.string(),
});
export type FactorSetup = z.infer<typeof factorSetupSchema>;

/** POST /user/second-factor/confirm */
export const factorConfirmSchema = z.object({ code: givenCodeSchema });

/** Codes that replace the application, each once; they are shown this one time. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/**
 * DELETE /user, DELETE /user/second-factor and POST /user/proof: where there is a second factor, a
 * code or a passkey's signature is required.
 */
export const selfProofSchema = z.object({
  password: givenPasswordSchema,
  code: givenCodeSchema.optional(),
  passkey: passkeyAssertionSchema.optional(),
});
export type SelfProof = z.input<typeof selfProofSchema>;
