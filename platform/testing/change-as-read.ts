import type { Envelope } from "@/lib/contract/envelope";
import type { TestCall, TestPlatform } from "./test-platform";

type Versioned = Record<string, unknown> & { version?: string };

/** Where what a PUT of the panel changes is read: by itself, or in a list in which something tells it. */
function readingOf(path: string): { path: string; of?: [name: string, value: string] } {
  const [, part, key = ""] = /^\/admin\/(parameter|logo|staff)\/([^/]+)$/.exec(path) ?? [];
  if (part) return { path: `/admin/${part}`, of: [part === "staff" ? "id" : "type", key] };
  return { path: path.replace(/\/ride$/, "/page") };
}

/** The header by which a change begins from what is there, as a screen of the panel has read it. */
export async function asRead(
  platform: TestPlatform,
  path: string,
  call: Pick<TestCall, "headers" | "idSite">,
): Promise<{ "If-Match": string }> {
  const { path: read, of } = readingOf(path);
  const { headers, idSite } = call;
  const { answer } = await platform.call<Versioned | Versioned[]>("GET", read, {
    ...(headers && { headers }),
    ...(idSite && { idSite }),
  });
  const data = answer.success ? answer.data : [];
  const rows = Array.isArray(data) ? data : ((data.staff as Versioned[] | undefined) ?? [data]);
  const found = rows.find((row) => !of || String(row[of[0]]) === of[1]);
  return { "If-Match": found?.version ?? "unread" };
}

/** A PUT of the panel that begins from what is there. */
export async function changeAsRead<T>(
  platform: TestPlatform,
  path: string,
  call: TestCall,
): Promise<{ status: number; answer: Envelope<T> }> {
  const headers = { ...(await asRead(platform, path, call)), ...call.headers };
  return platform.call<T>("PUT", path, { ...call, headers });
}
