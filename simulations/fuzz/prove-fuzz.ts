import fc from "fast-check";
import type { ApiDocument } from "@/platform/http/docs/api-document";
import { logIn } from "@/testing/logged-in";
import type { TestPlatform } from "@/testing/test-platform";
import { type FuzzedCall, fuzzedCalls } from "./fuzzed-call";
import { outOfRangeCalls } from "./out-of-range";

/** Function that answers a request; a test may have another one. */
type Answers = (path: string, init: RequestInit) => Promise<Response> | Response;

/**
 * Makes wrong requests over every call of the contract, as visitors, members and administrators.
 * @returns requests answered by a status from 500 on, or by no answer of the contract
 */
export async function fuzz(
  platform: TestPlatform,
  run: { seed: number; runs: number; answers?: Answers; onRound?: () => void },
): Promise<string[]> {
  const { answers = (path, init) => platform.app.request(path, init), onRound } = run;
  const document = await (await platform.app.request("/openapi.json")).json();
  const sessions = await openSessions(platform);
  const calls = fc.sample(fuzzedCalls(document as ApiDocument, sessions), {
    seed: run.seed,
    numRuns: run.runs,
  });
  return faultsOf(calls, answers, onRound);
}

/** Makes calls like `fuzz`, with each number of each body in turn out of range. */
export async function fuzzNumbers(platform: TestPlatform): Promise<string[]> {
  const { app } = platform;
  const document: ApiDocument = await (await app.request("/openapi.json")).json();
  const { headers } = await logIn(platform, "ADMIN");
  const calls = [undefined, headers.Authorization].flatMap((session) =>
    outOfRangeCalls(document, session),
  );
  return faultsOf(calls, (path, init) => app.request(path, init));
}

async function faultsOf(
  calls: FuzzedCall[],
  answers: Answers,
  onRound?: () => void,
): Promise<string[]> {
  const faults: string[] = [];
  for (const call of calls) {
    const problem = await faultOf(call, answers);
    if (problem) faults.push(`${problem}: ${described(call)}`);
    onRound?.();
  }
  return faults;
}

async function openSessions(platform: TestPlatform): Promise<string[]> {
  const opened: string[] = [];
  // Several of each role, as some calls end a session.
  for (const role of ["MEMBER", "ADMIN", "MEMBER", "ADMIN"] as const) {
    opened.push((await logIn(platform, role)).headers.Authorization);
  }
  return opened;
}

async function faultOf(call: FuzzedCall, answers: Answers): Promise<string | undefined> {
  const { method, path, headers } = call;
  const body = ["GET", "HEAD"].includes(method) ? undefined : call.body;
  try {
    const response = await answers(path, { method, headers, body: body as BodyInit });
    const isJson = response.headers.get("Content-Type")?.startsWith("application/json");
    const text = await response.text();
    if (response.status >= 500) return `${response.status} ${text.slice(0, 200)}`;
    const isError = response.status >= 400 && method !== "HEAD";
    if (isError && !(isJson && JSON.parse(text).success === false)) return "no envelope";
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const described = (call: FuzzedCall): string =>
  JSON.stringify({ ...call, body: call.body?.slice(0, 300), path: call.path.slice(0, 300) });
