import type {
  FactorConfirm,
  FactorSetup,
  FactorSetupRequest,
  RecoveryCodes,
  SecondFactor,
  SelfProof,
} from "@/lib/contract/second-factor";
import type { Attention } from "@/lib/contract/user";
import type { Call } from "./call";

type Nothing = Record<string, never>;

/** Whether one who runs the site has a second factor, and which. */
export const getSecondFactor = (call: Call) => call<SecondFactor>("GET", "/user/second-factor");

/** Has the secret of a second factor made; it counts once `confirmSecondFactor` had a code of it. */
export const beginSecondFactor = (call: Call, body: FactorSetupRequest) =>
  call<FactorSetup>("POST", "/user/second-factor", { body });

/** Turns it on. @returns the recovery codes, which no call says again */
export const confirmSecondFactor = (call: Call, body: FactorConfirm) =>
  call<RecoveryCodes>("POST", "/user/second-factor/confirm", { body });

/** Makes ten recovery codes in place of those there were. @returns them, which no call says again */
export const renewRecoveryCodes = (call: Call) =>
  call<RecoveryCodes>("POST", "/user/second-factor/recovery-codes");

export const removeSecondFactor = (call: Call, body: SelfProof) =>
  call<Nothing>("DELETE", "/user/second-factor", { body });

/** Proves anew whose session this is, for the calls that are refused with PROOF_NEEDED. */
export const proveSelf = (call: Call, body: SelfProof) =>
  call<Nothing>("POST", "/user/proof", { body });

/** In how many seconds the session is idle if nobody uses it; to ask is no use of it. */
export const getAttention = (call: Call) => call<Attention>("GET", "/user/session/attention");

/** Says that somebody is there. @throws CallError SESSION_IDLE where it is too late */
export const noteAttention = (call: Call) => call<Attention>("POST", "/user/session/attention");
