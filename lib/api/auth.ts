import type {
  ConfirmRequest,
  LoggedIn,
  LoginRequest,
  RegisterRequest,
  Registration,
  ResetAsk,
  ResetRequest,
} from "@/lib/contract/auth";
import type { Call } from "./call";

type Nothing = Record<string, never>;

/** Asks for an account; a link is mailed, whether there is one already or not. */
export const register = (call: Call, form: RegisterRequest) =>
  call<Nothing>("POST", "/register", { body: form });

/** What a mailed link to confirm an account is about. @throws CallError 404 for one that is over */
export const getRegistration = (call: Call, code: string) =>
  call<Registration>("GET", `/register/${encodeURIComponent(code)}`);

/** Confirms the account and logs its owner in. */
export const confirmRegistration = (call: Call, code: string, body: ConfirmRequest) =>
  call<LoggedIn>("POST", `/register/${encodeURIComponent(code)}/confirm`, { body });

/** Logs in; the session goes into cookies. */
export const logIn = (call: Call, form: LoginRequest) =>
  call<LoggedIn>("POST", "/login", { body: form });

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
  call<LoggedIn>("PUT", "/password/reset", { body });
