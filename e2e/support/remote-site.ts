import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { Change } from "@/lib/contract/change";
import { TEST_NODE_FLAGS } from "@/scripts/test-node-flags.mjs";
import { REMOTE } from "./servers";
import { startProgram } from "./start-program";

const SECRET = "a-secret-of-the-tests-only";

/**
 * Starts the platform alone, on its own port, with its data in `dataDir`.
 * @param more variables besides; `TELLS_SITE` has it tell the site of changes
 */
export const startPlatform = (dataDir: string, more: Record<string, string> = {}) =>
  startProgram(
    [...TEST_NODE_FLAGS, "scripts/platform.mjs"],
    {
      PORT: String(REMOTE.platform.port),
      DATA_DIR: dataDir,
      DEMO_PASSWORD: "demonstration-only",
      LOG_LEVEL: "error",
      ...more,
    },
    `${REMOTE.platform.url}/site/info`,
  );

export const TELLS_SITE = {
  REVALIDATE_URL: `${REMOTE.site.url}/api/revalidate`,
  REVALIDATE_SECRET: SECRET,
};

/** Starts a site that has the provider behind the counter. */
export const startSite = () =>
  startProgram(
    [...TEST_NODE_FLAGS, "scripts/start.mjs"],
    {
      PORT: String(REMOTE.site.port),
      HOST: "127.0.0.1",
      API_URL: REMOTE.counter.url,
      REVALIDATE_SECRET: SECRET,
      TRUSTED_PROXIES: "loopback",
    },
    `${REMOTE.site.url}/robots.txt`,
  );

/** Stands between the site and its provider, and keeps the path of every call. */
export function startCounter(): { calls: string[]; close(): void } {
  const calls: string[] = [];
  const server = createServer(async (request, response) => {
    calls.push(request.url ?? "");
    const chunks = await request.toArray();
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      ["host", "connection", "content-length", "transfer-encoding"].includes(name) ||
      value === undefined
        ? []
        : [[name, String(value)] as [string, string]],
    );
    try {
      const answer = await fetch(REMOTE.platform.url + request.url, {
        method: request.method ?? "GET",
        headers,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "",
      });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      response.writeHead(502).end();
    }
  }).listen(REMOTE.counter.port, "127.0.0.1");
  return { calls, close: () => server.close() };
}

export function sendNotice(changes: Change[], secret = SECRET): Promise<Response> {
  const body = JSON.stringify({ changes, at: new Date().toISOString() });
  const signature = createHmac("sha256", secret).update(body).digest("hex");
  return fetch(`${REMOTE.site.url}/api/revalidate`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-signature": signature },
    body,
  });
}
