import type { LoggedIn } from "@/lib/contract/auth";
import type {
  ChallengeGiven,
  NewPasskey,
  PasskeyAdded,
  PasskeyAnswer,
  PasskeyAsking,
  PasskeyCreation,
} from "@/lib/contract/passkey";
import type { Call } from "./call";

/** What a browser has to have a device make, for a new passkey. */
export const createPasskeyOptions = (call: Call) =>
  call<PasskeyCreation>("POST", "/user/passkey/options");

/** Adds a passkey. @returns the recovery codes, where it is the first second factor */
export const addPasskey = (call: Call, body: NewPasskey) =>
  call<PasskeyAdded>("POST", "/user/passkey", { body });

export const removePasskey = (call: Call, id: number) =>
  call<Record<string, never>>("DELETE", `/user/passkey/${id}`);

/** What a browser has to ask a device for, to prove anew whose session this is. */
export const askPasskeyProof = (call: Call) => call<PasskeyAsking>("POST", "/user/proof/passkey");

/** The same to go on with a login. @throws CallError 404 when the login is over */
export const askPasskeyLogin = (call: Call, body: ChallengeGiven) =>
  call<PasskeyAsking>("POST", "/login/passkey/options", { body });

/** Goes on with a login. @throws CallError 404 when the login is over */
export const logInWithPasskey = (call: Call, body: PasskeyAnswer) =>
  call<LoggedIn>("POST", "/login/passkey", { body });
