import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type ServerType, serve } from "@hono/node-server";
import type { TestPlatform } from "@/testing/test-platform";
import type { ReadPage } from "./prove-mentions";

const PORTS = { platform: 4251, site: 3251 };
const SITE = `http://127.0.0.1:${PORTS.site}`;

/**
 * Shows a platform's bookings on the production build of the site, with the platform as its
 * provider.
 * @throws Error when the site does not come up
 */
export async function showPages(
  platform: TestPlatform,
): Promise<{ readPage: ReadPage; close(): Promise<void> }> {
  const server = serve({ fetch: platform.app.fetch, hostname: "127.0.0.1", port: PORTS.platform });
  const site = spawn(process.execPath, ["scripts/start.mjs"], {
    env: {
      ...process.env,
      PORT: String(PORTS.site),
      HOST: "127.0.0.1",
      SITE_ID: "901",
      API_URL: `http://127.0.0.1:${PORTS.platform}`,
      NODE_ENV: "production",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await untilItAnswers(site);
  return {
    readPage: async ({ reference, key }, locale) => {
      const path = `${locale === "en" ? "/en" : ""}/booking/${reference}?key=${key}`;
      const response = await fetch(SITE + path);
      if (!response.ok) throw new Error(`${path} answers ${response.status}`);
      return await response.text();
    },
    close: () => end(site, server),
  };
}

/** Waits for the site; a first start may have to build it. */
async function untilItAnswers(site: ChildProcess): Promise<void> {
  const patience = Date.now() + 600_000;
  while (site.exitCode === null && Date.now() < patience) {
    const isUp = await fetch(`${SITE}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error("The site does not start");
}

async function end(site: ChildProcess, server: ServerType): Promise<void> {
  const exited = once(site, "exit");
  site.kill("SIGTERM");
  await exited;
  server.close();
}
