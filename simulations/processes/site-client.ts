/** Client of one process of the site; its session goes with it to another. */
export interface SiteClient {
  /** Session's cookie; empty without one. */
  cookie: string;
  /** Takes the same session to another process. */
  at(url: string): SiteClient;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; milliseconds: number; data: unknown; endsSession: boolean }>;
}

/** Logs in as an administrator of the demonstration company. @throws Error when that is refused */
export const logInAsOwner = (url: string): Promise<SiteClient> =>
  logInToDemo(url, "admin@72.example");

/** Logs in with an account of the demonstration. @throws Error when that is refused */
export async function logInToDemo(url: string, email: string): Promise<SiteClient> {
  const answer = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { origin: url, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "demonstration-only" }),
  });
  if (!answer.ok) throw new Error(`Nobody is logged in: ${answer.status}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(";", 1)[0]);
  return siteClient(url, cookie.join("; "));
}

/** Makes a visitor of a process, without a session unless a cookie says so. */
export function siteClient(url: string, cookie = ""): SiteClient {
  return {
    cookie,
    at: (other) => siteClient(other, cookie),
    call: async (method, path, body, headers) => {
      const startedAt = performance.now();
      const answer = await fetch(url + path, {
        method,
        headers: {
          origin: url,
          "content-type": "application/json",
          ...(cookie ? { cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        milliseconds: Math.round(performance.now() - startedAt),
        data: answer.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text,
        // A cookie that is over at once is taken away.
        endsSession: answer.headers.getSetCookie().some((line) => /Max-Age=0\b/i.test(line)),
      };
    },
  };
}

/**
 * Asks until a condition holds.
 * @returns the milliseconds after which a question found that it holds
 * @throws Error when no question within `patience` finds that it holds
 */
export async function until(
  what: string,
  patience: number,
  isSo: () => Promise<boolean>,
): Promise<number> {
  const startedAt = performance.now();
  for (let asked = 0; asked < patience; asked = performance.now() - startedAt) {
    if (await isSo()) return Math.round(asked);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${what}: not within ${patience} ms`);
}
