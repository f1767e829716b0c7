import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { answerSchema } from "./answer-schemas";
import { type Call, CallError, callPath, openEnvelope, unreachable } from "./call";
import { siteEnvironment } from "./environment";
import { withHashedPaths } from "./hashed-files";
import { limitedText } from "./limited-text";
import { askProvider } from "./provider";
import { currentWait, noteFailure, ProviderWait } from "./provider-wait";

/** The longest answer that a page is made from, in bytes: a hundred products take a tenth of it. */
const MAX_ANSWER = 5_000_000;

/** The part of a page's time that a call may take which the page can do without. */
const OPTIONAL_SHARE = 1 / 3;

/** The visitor for whom the server calls. */
interface Visitor {
  /** Whose call it is, for limits. */
  address: string;
  /** Of the visitor's session, where there is one. */
  token?: string | undefined;
  /** True for calls that the page can do without: they are given up sooner, and do not fail it. */
  isOptional?: boolean | undefined;
}

/**
 * Calls of the server itself, as a visitor of that language; without a session unless one is given.
 * All that one page calls together has the time of one wait, and what a remote provider answers is
 * held against the contract: from an answer that is none, no page is made.
 */
export function serverCall(locale: Locale, visitor: Visitor = { address: "server" }): Call {
  return async <T>(...[method, path, options = {}]: Parameters<Call>): Promise<T> => {
    const wait = currentWait() ?? new ProviderWait();
    const headers = new Headers(options.headers);
    headers.set("userLang", codeFromLocale(locale));
    if (visitor.token) headers.set("Authorization", visitor.token);
    if (options.body !== undefined) headers.set("content-type", "application/json");
    const share = visitor.isOptional ? OPTIONAL_SHARE : 1;
    const body = options.body === undefined ? null : JSON.stringify(options.body);
    try {
      const answer = await wait.during(async (signal) => {
        const request = { method, headers, body, signal };
        const response = await askProvider(callPath(path, options.query), request, visitor.address);
        return { status: response.status, text: await limitedText(response, MAX_ANSWER) };
      }, share);
      const data = openEnvelope<T>(answer.status, parsed(withHashedPaths(answer.text)));
      checkAnswer(method, path, data);
      return data;
    } catch (error) {
      const failure = error instanceof CallError ? error : unreachable(0, (error as Error).message);
      if (failure.isOfProvider && !visitor.isOptional) noteFailure(wait);
      throw failure;
    }
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The embedded provider is of the same build as the site. @throws CallError */
function checkAnswer(method: string, path: string, data: unknown): void {
  if (!siteEnvironment().API_URL) return;
  const issue = answerSchema(method, path)?.safeParse(data).error?.issues[0];
  if (issue) {
    const where = issue.path.join(".") || "data";
    throw unreachable(0, `${method} ${path}: ${where} is not of the contract: ${issue.message}`);
  }
}
