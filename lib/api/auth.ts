import type {
  Challenge,
  ConfirmRequest,
  LoggedIn,
  LoginRequest,
  RegisterRequest,
  Registration,
  ResetAsk,
  ResetRequest,
} from "@/lib/contract/auth";
import type { ChallengeAnswer } from "@/lib/contract/second-factor";
import type { Call } from "./call";

type Nothing = Record<string, never>;

/** Logged in, or asked for the code of a second factor first. */
type LoggedInOrAsked = LoggedIn | Challenge;

/** Asks for an account; a link is mailed, whether there is one already or not. */
export const register = (call: Call, form: RegisterRequest) =>
  call<Nothing>("POST", "/register", { body: form });

/** What a mailed link to confirm an account is about. @throws CallError 404 for one that is over */
export const getRegistration = (call: Call, code: string) =>
  call<Registration>("GET", `/register/${encodeURIComponent(code)}`);

/** Confirms the account and logs its owner in. */
export const confirmRegistration = (call: Call, code: string, body: ConfirmRequest) =>
  call<LoggedInOrAsked>("POST", `/register/${encodeURIComponent(code)}/confirm`, { body });

/** Logs in; the session goes into cookies, once a second factor has had its code. */
export const logIn = (call: Call, form: LoginRequest) =>
  call<LoggedInOrAsked>("POST", "/login", { body: form });

/** Gives the code that a login asks for. @throws CallError 404 when the login is over */
export const logInWithCode = (call: Call, body: ChallengeAnswer) =>
  call<LoggedIn>("POST", "/login/code", { body });

/** Ends this session. */
export const logOut = (call: Call) => call<Nothing>("POST", "/logout");

/** Has a link to set a new password mailed; the answer never tells whether there is an account. */
export const askPasswordReset = (call: Call, body: ResetAsk) =>
  call<Nothing>("PUT", "/password/reset/ask", { body });

/** Whether a code can still set a new password. @throws CallError 404 when it cannot */
export const getPasswordReset = (call: Call, code: string) =>
  call<Nothing>("GET", `/password/reset/${encodeURIComponent(code)}`);

/** Sets a new password, and logs in with it. */
export const resetPassword = (call: Call, body: ResetRequest) =>
  call<LoggedInOrAsked>("PUT", "/password/reset", { body });
