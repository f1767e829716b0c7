import { z } from "zod";
import {
  confirmRequestSchema,
  enteredSchema,
  loginRequestSchema,
  openedSchema,
  registerRequestSchema,
  registrationSchema,
} from "@/lib/contract/auth";
import { challengeAnswerSchema } from "@/lib/contract/second-factor";
import { call } from "../call";

const code = z.object({ code: z.string().max(100) });

export const register = call({
  name: "register",
  area: "account",
  access: "ANYONE",
  method: "post",
  path: "/register",
  summary: "Asks for an account",
  description:
    "A mail goes to the address: with a link to confirm it, or, where it has an account, that it has. The answer is the same.",
  body: registerRequestSchema,
  answer: z.object({}),
  says: "A mail is on its way",
});

export const getRegistration = call({
  name: "getRegistration",
  area: "account",
  access: "KEY",
  method: "get",
  path: "/register/{code}",
  summary: "What a mailed link to confirm an account is about",
  description: "Seeing it spends nothing.",
  params: code,
  answer: registrationSchema,
  says: "Whose account it will be",
});

export const confirmRegistration = call({
  name: "confirmRegistration",
  area: "account",
  access: "KEY",
  limit: "mailedCode",
  method: "post",
  path: "/register/{code}/confirm",
  summary: "Makes the account, for one who knows the password that was chosen for it",
  description: "After five wrong passwords the link is over.",
  params: code,
  body: confirmRequestSchema,
  answer: enteredSchema,
  says: "The session that is open now",
});

export const logIn = call({
  name: "logIn",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "post",
  path: "/login",
  summary: "Logs a member in",
  description:
    "An account that is not there is refused as one whose password is another. A session that the caller had ends. Where there is a second factor, no session opens yet: `logInWithCode` opens it.",
  body: loginRequestSchema,
  answer: enteredSchema,
  says: "The session that is open now, or what asks for the code",
});

export const logInWithCode = call({
  name: "logInWithCode",
  area: "account",
  access: "KEY",
  limit: "login",
  method: "post",
  path: "/login/code",
  summary: "Goes on with a login that asked for a second factor",
  description:
    "With a code of the application, or a recovery code; each is good once. After five wrong codes, or five minutes, the login is over.",
  body: challengeAnswerSchema,
  answer: openedSchema,
  says: "The session that is open now",
});

export const logOut = call({
  name: "logOut",
  area: "account",
  access: "ANYONE",
  session: "OPTIONAL",
  method: "post",
  path: "/logout",
  summary: "Ends the caller’s session, if there is one",
  answer: z.object({}),
  says: "Nobody is logged in any more",
});
