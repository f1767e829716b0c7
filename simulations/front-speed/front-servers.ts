import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { join } from "node:path";
import { startProgram } from "@/e2e/support/start-program";

export interface AskedAgain {
  url: string;
  headers?: Record<string, string>;
  method?: "GET" | "POST";
  body?: string;
}

export const PORTS = { site: 3301, next: 3302, bare: 3303 };
export const urlOf = (port: number) => `http://127.0.0.1:${port}`;

/** Browsers' header for the encodings that they can unpack. */
export const BROTLI = { "accept-encoding": "br" };

export const startSite = (folder: string): Promise<ChildProcess> =>
  startProgram(
    ["scripts/start.mjs"],
    settings(PORTS.site, join(folder, "site")),
    `${urlOf(PORTS.site)}/robots.txt`,
  );

/** Starts the site without a front. @param folder which has a folder `next` with its data */
export const startNextAlone = (folder: string): Promise<ChildProcess> =>
  startProgram(
    ["--import", "tsx", new URL("./next-alone.ts", import.meta.url).pathname],
    settings(PORTS.next, join(folder, "next")),
    `${urlOf(PORTS.next)}/robots.txt`,
  );

const settings = (port: number, dataDir: string) => ({
  PORT: String(port),
  HOST: "127.0.0.1",
  SITE_ID: "72",
  DATA_DIR: dataDir,
  DATABASE_URL: "",
  DEMO_PASSWORD: "demonstration-only",
  RATE_LIMIT_FACTOR: "1000",
  LOG_LEVEL: "error",
});

/** Starts a server that sends another one's answer. */
export async function startBareServer(asked: AskedAgain): Promise<ChildProcess> {
  const { url, headers, ...request } = asked;
  const answer = await fetch(url, { ...request, headers: { ...BROTLI, ...headers } });
  // `fetch` has unpacked it: the very bytes are asked for by a client that leaves them packed.
  const body = asked.method ? Buffer.from(await answer.arrayBuffer()) : await packedBody(asked);
  if (answer.status >= 500) throw new Error(`${url} answers ${answer.status}`);
  const program = new URL("./bare-server.ts", import.meta.url).pathname;
  const child = fork(program, [String(PORTS.bare)], { execArgv: ["--import", "tsx"] });
  const type = answer.headers.get("content-type") ?? "";
  child.send({ headers: { "content-type": type }, body: body.toString("base64") });
  await once(child, "message");
  return child;
}

async function packedBody({ url, headers }: AskedAgain): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { ...BROTLI, ...headers } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve(Buffer.concat(chunks));
    }).on("error", reject);
  });
}
