import { z } from "zod";
import { openedSchema } from "@/lib/contract/auth";
import { integerParam } from "@/lib/contract/integer-param";
import {
  challengeGivenSchema,
  newPasskeySchema,
  passkeyAddedSchema,
  passkeyAnswerSchema,
  passkeyAskedSchema,
  passkeyCreationSchema,
} from "@/lib/contract/passkey";
import { call } from "../call";

export const createPasskeyOptions = call({
  name: "createPasskeyOptions",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "post",
  path: "/user/passkey/options",
  summary: "What a browser has to have a device make, for a new passkey (WebAuthn)",
  answer: passkeyCreationSchema,
  says: "What to ask the device for",
});

export const addPasskey = call({
  name: "addPasskey",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "post",
  path: "/user/passkey",
  summary: "Adds a passkey that a device has made, as a second factor",
  description: "As the first second factor of the account it ends every other session of it.",
  body: newPasskeySchema,
  answer: passkeyAddedSchema,
  says: "The recovery codes, where it is the first",
});

export const removePasskey = call({
  name: "removePasskey",
  area: "member",
  can: "own-second-factor:change",
  proof: true,
  method: "delete",
  path: "/user/passkey/{id}",
  summary: "Removes a passkey; without a second factor the password is enough again",
  params: z.object({ id: integerParam() }),
  answer: z.object({}),
  says: "It opens nothing any more",
});

export const askPasskeyProof = call({
  name: "askPasskeyProof",
  area: "member",
  can: "own-session:prove",
  method: "post",
  path: "/user/proof/passkey",
  summary: "What a browser has to ask a device for, to prove anew that it is them",
  answer: passkeyAskedSchema,
  says: "What to ask the device for, if there is a passkey",
});

export const askPasskeyLogin = call({
  name: "askPasskeyLogin",
  area: "account",
  access: "KEY",
  limit: "login",
  method: "post",
  path: "/login/passkey/options",
  summary: "What a browser has to ask a device for, to go on with a login",
  body: challengeGivenSchema,
  answer: passkeyAskedSchema,
  says: "What to ask the device for, if there is a passkey",
});

export const logInWithPasskey = call({
  name: "logInWithPasskey",
  area: "account",
  access: "KEY",
  limit: "login",
  method: "post",
  path: "/login/passkey",
  summary: "Goes on with a login that asked for a second factor, with a passkey",
  description: "What was signed is good once. It counts among the codes that a login may be given.",
  body: passkeyAnswerSchema,
  answer: openedSchema,
  says: "The session that is open now",
});
