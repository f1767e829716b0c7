import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { type Call, CallError, callBy, openEnvelope, unreachable } from "./call";
import { siteEnvironment } from "./environment";
import { withHashedPaths } from "./hashed-files";
import { limitedText } from "./limited-text";
import { askProvider } from "./provider";
import { currentWait, noteFailure, ProviderWait } from "./provider-wait";

/** Largest answer that a page is made from, in bytes: a hundred products take a tenth of it. */
const MAX_ANSWER = 5_000_000;

/** Part of a page's time for a call that the page can do without. */
const OPTIONAL_SHARE = 1 / 3;

interface Visitor {
  /** Network address, for limits. */
  address: string;
  token?: string | undefined;
  /** True for calls that the page can do without: they are given up sooner, and do not fail it. */
  isOptional?: boolean | undefined;
}

/** Asks for the site itself: what it reads is shared by its visitors. */
const SITE: Visitor = { address: "server" };

/**
 * Returns the server's own calls, in the visitor's language; without a session unless one is given.
 * All calls of one page share one wait. A remote provider's answers are checked against the
 * contract: no page is made from an answer that breaks it.
 */
export function serverCall(locale: Locale, visitor: Visitor = SITE): Call {
  return callBy(async (asked) => {
    const wait = currentWait() ?? new ProviderWait();
    const headers = new Headers(asked.headers);
    headers.set("userLang", codeFromLocale(locale));
    if (visitor.token) headers.set("Authorization", visitor.token);
    if (asked.body !== undefined) headers.set("content-type", "application/json");
    const share = visitor.isOptional ? OPTIONAL_SHARE : 1;
    const body = asked.body === undefined ? null : JSON.stringify(asked.body);
    let retryAfter: number | undefined;
    try {
      const answer = await wait.during(async (signal) => {
        const request = { method: asked.method, headers, body, signal };
        const response = await askProvider(asked.path, request, visitor.address);
        if (response.status === 429 && visitor !== SITE) retryAfter = secondsUntil(response);
        return { status: response.status, text: await limitedText(response, MAX_ANSWER) };
      }, share);
      const data = openEnvelope(answer.status, parsed(withHashedPaths(answer.text)));
      await checkAnswer(asked.key, data);
      return data;
    } catch (error) {
      const failure = error instanceof CallError ? error : unreachable(0, (error as Error).message);
      if (failure.isOfProvider && !visitor.isOptional) noteFailure(wait, retryAfter);
      throw failure;
    }
  });
}

/** Reads for how long a call is refused as one too many; a minute where the provider does not say. */
const secondsUntil = ({ headers }: Response): number => Number(headers.get("retry-after")) || 60;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Checks a remote provider's answer; the embedded provider is of the same build as the site.
 * @throws CallError
 */
async function checkAnswer(key: string, data: unknown): Promise<void> {
  if (!siteEnvironment().API_URL) return;
  const { answerSchema } = await import("./answer-schemas");
  const issue = answerSchema(key)?.safeParse(data).error?.issues[0];
  if (issue) {
    const where = issue.path.join(".") || "data";
    throw unreachable(0, `${key}: ${where} is not of the contract: ${issue.message}`);
  }
}
