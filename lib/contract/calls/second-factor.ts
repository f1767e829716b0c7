import { z } from "zod";
import {
  factorConfirmSchema,
  factorSetupRequestSchema,
  factorSetupSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  selfProofSchema,
} from "@/lib/contract/second-factor";
import { call } from "../call";

export const getSecondFactor = call({
  name: "getSecondFactor",
  area: "member",
  can: "own-second-factor:read",
  method: "get",
  path: "/user/second-factor",
  summary: "Whether one who runs the site has a second factor, and needs one",
  answer: secondFactorSchema,
  says: "Their second factor",
});

export const beginSecondFactor = call({
  name: "beginSecondFactor",
  area: "member",
  can: "own-second-factor:change",
  method: "post",
  path: "/user/second-factor",
  summary: "Makes the secret of a second factor (TOTP, RFC 6238)",
  description: "It is said this once, and counts once `confirmSecondFactor` got a code of it.",
  body: factorSetupRequestSchema,
  answer: factorSetupSchema,
  says: "What an application has to know",
});

export const confirmSecondFactor = call({
  name: "confirmSecondFactor",
  area: "member",
  can: "own-second-factor:change",
  method: "post",
  path: "/user/second-factor/confirm",
  summary: "Turns the second factor on, with a code of the application",
  description: "Every other session of the member ends.",
  body: factorConfirmSchema,
  answer: recoveryCodesSchema,
  says: "The recovery codes, which are said this once",
});

export const removeSecondFactor = call({
  name: "removeSecondFactor",
  area: "member",
  can: "own-second-factor:change",
  method: "delete",
  path: "/user/second-factor",
  summary: "Takes the application away, with the password and a code or a passkey",
  body: selfProofSchema,
  answer: z.object({}),
  says: "It makes no codes any more; without a passkey the password is enough again",
});

export const renewRecoveryCodes = call({
  name: "renewRecoveryCodes",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "post",
  path: "/user/second-factor/recovery-codes",
  summary: "Makes ten recovery codes in place of those there were",
  answer: recoveryCodesSchema,
  says: "The recovery codes, which are said this once",
});

export const proveSelf = call({
  name: "proveSelf",
  area: "member",
  can: "own-session:prove",
  method: "post",
  path: "/user/proof",
  summary:
    "Proves anew that it is them, with the password, and a code or a passkey where there is a second factor",
  description: "Calls that are refused with PROOF_NEEDED pass for ten minutes, in this session.",
  body: selfProofSchema,
  answer: z.object({}),
  says: "It is proved",
});
