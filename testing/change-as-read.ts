import type { Envelope } from "@/lib/contract/envelope";
import type { TestCall, TestPlatform } from "./test-platform";

type Versioned = Record<string, unknown> & { version?: string };

/** Finds the GET that reads what a PUT of the panel changes: by itself, or within a list. */
function readingOf(path: string): { path: string; of?: [name: string, value: string] } {
  const [, part, key = ""] = /^\/admin\/(parameter|logo|staff)\/([^/]+)$/.exec(path) ?? [];
  if (part) return { path: `/admin/${part}`, of: [part === "staff" ? "id" : "type", key] };
  const [, mail, language = ""] = /^(\/admin\/mail\/[^/]+)\/([^/]+)$/.exec(path) ?? [];
  if (mail) return { path: mail, of: ["language", language] };
  return {
    path: path
      .replace(/\/ride$/, "/page")
      .replace(/^(\/admin\/page)\/\d+\/place$/, "$1")
      .replace(/\/publication\/.*$/, "")
      .replace(/^(\/admin\/medium\/\d+)\/file$/, "$1"),
  };
}

/** Returns the header that names the version a change starts from, as a panel screen read it. */
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
  const listed = Array.isArray(data) ? data : (data.staff ?? data.languages ?? [data]);
  const rows = listed as Versioned[];
  const found = rows.find((row) => !of || String(row[of[0]]) === of[1]);
  return { "If-Match": found?.version ?? "unread" };
}

/** Makes a PUT of the panel that starts from the current version. */
export async function changeAsRead<T>(
  platform: TestPlatform,
  path: string,
  call: TestCall,
): Promise<{ status: number; answer: Envelope<T> }> {
  const headers = { ...(await asRead(platform, path, call)), ...call.headers };
  return platform.call<T>("PUT", path, { ...call, headers });
}
