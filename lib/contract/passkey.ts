import { z } from "zod";
import { instantSchema } from "./booking";
import { lineSchema } from "./typed-text";

/**
 * Returns the schema of bytes as browsers write them in JSON.
 * @param longest in signs
 */
const bytes = (longest: number) =>
  z
    .string()
    .regex(/^[\w-]*$/)
    .max(longest);

/** Signature by which a device proves its presence, as a browser gives it (WebAuthn §5.1). */
export const passkeyAssertionSchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** New key of a device, as a browser gives it. */
export const passkeyAttestationSchema = z.object({
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal("public-key"),
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(lineSchema.max(30)).max(10).optional(),
  }),
});

const describedKeySchema = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()).optional(),
});

/** Options with which a browser asks a device. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(describedKeySchema).optional(),
  userVerification: z.enum(["required", "preferred", "discouraged"]).optional(),
});
export type PasskeyRequest = z.input<typeof passkeyRequestSchema>;

/** POST /login/passkey/options and POST /user/proof/passkey: null where there is no passkey. */
export const passkeyAskedSchema = z.object({ options: passkeyRequestSchema.nullable() });
export type PasskeyAsking = z.infer<typeof passkeyAskedSchema>;

/** POST /login/passkey/options: the login that it is for. */
export const challengeGivenSchema = z.object({ challenge: lineSchema.max(100) });

/** POST /login/passkey: the second step of a login. */
export const passkeyAnswerSchema = challengeGivenSchema.extend({ passkey: passkeyAssertionSchema });

/** POST /user/passkey/options: the options with which a browser has a device make a key. */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(describedKeySchema).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(["required", "preferred", "discouraged"]).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: z.enum(["required", "preferred", "discouraged"]).optional(),
    })
    .optional(),
  attestation: z.enum(["none", "indirect", "direct", "enterprise"]).optional(),
});
export type PasskeyCreation = z.input<typeof passkeyCreationSchema>;

/** POST /user/passkey: a key that a device has made, and its owner's name for it. */
export const newPasskeySchema = z.object({
  name: lineSchema.min(1).max(60),
  passkey: passkeyAttestationSchema,
});
export type NewPasskey = z.input<typeof newPasskeySchema>;

/** Recovery codes, where it is the first second factor of the account; no call gives them again. */
export const passkeyAddedSchema = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type PasskeyAdded = z.infer<typeof passkeyAddedSchema>;

export const passkeySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
