import { routeCases } from "@/testing/route-cases";
import type { RouteCase } from "@/testing/route-cases/route-case";
import { aPerson, type Person } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { keepOriginals, type Originals } from "./fill-tables";
import { ORIGINALS } from "./growing-tables";
import type { AskedStatement } from "./read-plan";

/** Makes one call of a case as a user. @returns the status of its answer, whatever it is */
async function callAs(
  { app }: TestPlatform,
  method: string,
  { path, body, headers }: RouteCase,
  caller: Person,
): Promise<number> {
  const sent = new Headers({ idSite: "901", ...headers, ...caller.headers });
  if (body) sent.set("Content-Type", "application/json");
  const init = { method, headers: sent, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await app.request(path, init, { address: "203.0.113.7" });
  await response.arrayBuffer();
  return response.status;
}

/** Owners of a call's cases, and its callers: members, the company, and drivers. */
const CALLERS = [
  { of: "MEMBER", by: "owner" },
  { of: "MEMBER", by: "SUPER_ADMIN" },
  { of: "DRIVER", by: "owner" },
] as const;

/** Record of the calls of the contract: each statement once, and rows to copy. */
interface RecordedCalls {
  statements: (AskedStatement & { calls: Set<string> })[];
  originals: Originals;
}

/** Makes each call of the contract as each permitted caller, and keeps the statements. */
export async function recordCalls(platform: TestPlatform): Promise<RecordedCalls> {
  const { database } = platform;
  const statements = new Map<string, AskedStatement & { calls: Set<string> }>();
  const originals: Originals = new Map(Object.entries(ORIGINALS));
  let calling: string | undefined;
  database.onStatement((text, params) => {
    if (calling === undefined) return;
    const known = statements.get(text) ?? { text, params, calls: new Set() };
    known.calls.add(calling);
    statements.set(text, known);
  });
  for (const [name, makeCases] of Object.entries(routeCases)) {
    const [method = ""] = name.split(" ");
    let isAnswered = false;
    for (const { of, by } of CALLERS) {
      // A driver asks for little that others cannot.
      if (of === "DRIVER" && isAnswered) continue;
      const owner = await aPerson(platform, of);
      const caller = by === "owner" ? owner : await aPerson(platform, by);
      for (const routeCase of await makeCases({ platform, owner })) {
        calling = name;
        const status = await callAs(platform, method, routeCase, caller);
        calling = undefined;
        isAnswered ||= status < 400 || status === routeCase.status;
        await keepOriginals(database.everySite, originals);
      }
    }
  }
  return { statements: [...statements.values()], originals };
}
