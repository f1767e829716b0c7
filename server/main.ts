import { randomBytes } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import { resolve } from "node:path";
import nextEnv from "@next/env";
import next from "next";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { provideHashedFiles } from "@/lib/api/hashed-files";
import { clientAddress } from "@/platform/http/client-address";
import { stopGracefully } from "@/platform/http/graceful-stop";
import { trustedProxy } from "@/platform/http/trusted-proxy";
import { openPlatform, type Platform } from "@/platform/open";
import type { NoticeTarget } from "@/platform/site/site-notifier";
import { type Environment, EnvironmentError, readEnvironment } from "./environment";
import { hashFiles } from "./hash-files";
import { pageFront } from "./page-front";
import { pageGate } from "./page-gate";
import { renderLimit } from "./render-limit";
import { siteIndexKeeper } from "./site-index";
import { readSiteRoutes } from "./site-routes";

/**
 * How long a connection is kept for the next request, in milliseconds: longer than a proxy in front
 * keeps it, which would else send a request into one that is just being closed.
 */
const KEPT_OPEN = 65_000;

/** Who has come by https once comes by nothing else for a year, on this host alone. */
const HTTPS_ONLY = "max-age=31536000";

/** Reads .env and the environment; ends the process with one line per fault. */
export function checkEnvironment(): Environment {
  nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV !== "production", {
    info: () => undefined,
    error: console.error,
  });
  try {
    return readEnvironment(process.env);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    console.error(`The environment has faults:\n${error.faults.map((f) => `  ${f}`).join("\n")}`);
    process.exit(1);
  }
}

/** Opens the provider, serves the site, and says where. Ends as `stopGracefully` says. */
export async function serve(environment: Environment, { dev }: { dev: boolean }): Promise<void> {
  const platform = environment.API_URL ? undefined : await openOrExit(environment);
  if (platform) provideEmbeddedPlatform(platform);

  const app = next({ dev, hostname: environment.HOST, port: environment.PORT });
  await app.prepare();
  const handle = dev ? app.getRequestHandler() : frontOf(app.getRequestHandler(), environment);
  const addressOf = clientAddress(environment.TRUSTED_PROXIES);
  const isFromProxy = trustedProxy(environment.TRUSTED_PROXIES);

  const server = createServer((request, response) => {
    // What a client says of its own address and of ours is not believed, but of a trusted proxy.
    request.headers["x-forwarded-for"] = addressOf(request);
    if (!isFromProxy(request)) delete request.headers["x-forwarded-host"];
    else if (request.headers["x-forwarded-proto"] === "https") {
      response.setHeader("Strict-Transport-Security", HTTPS_ONLY);
    }
    request.url = readableUrl(request.url ?? "/");
    void handle(request, response);
  });
  server.keepAliveTimeout = KEPT_OPEN;
  server.once("error", (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === "EADDRINUSE"
        ? `Port ${environment.PORT} is taken: set PORT to another one.`
        : error.message,
    );
    process.exit(1);
  });
  server.listen(environment.PORT, environment.HOST, () => announce(environment, platform));

  stopGracefully(server, async () => {
    await app.close();
    await platform?.close();
  });
}

/** What stands before Next. In development it knows routes and files only as they are asked for. */
function frontOf(handle: RequestListener, { RATE_LIMIT_FACTOR }: Environment) {
  const index = siteIndexKeeper();
  const files = hashFiles();
  provideHashedFiles(files);
  const routes = readSiteRoutes(process.env.NEXT_DIST_DIR || ".next", files);
  const kindOf = pageGate(routes, index);
  return pageFront({ handle, kindOf, index, limit: renderLimit(RATE_LIMIT_FACTOR) });
}

async function openOrExit(environment: Environment): Promise<Platform> {
  console.log("Opening the database …");
  try {
    const { SITE_ID, SITE_URL, PORT } = environment;
    const served = { idSite: SITE_ID, siteUrl: SITE_URL, port: PORT };
    return await openPlatform(environment, served, ownNotices(environment));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Where this process takes notices of changes: the embedded provider tells it as one elsewhere does. */
function ownNotices({ HOST, PORT, REVALIDATE_SECRET }: Environment): NoticeTarget {
  const secret = REVALIDATE_SECRET ?? randomBytes(32).toString("hex");
  // The route that takes them reads it there.
  process.env.REVALIDATE_SECRET = secret;
  const host = HOST === "0.0.0.0" ? "127.0.0.1" : HOST === "::" ? "[::1]" : HOST;
  return { url: `http://${host}:${PORT}/api/revalidate`, secret };
}

/** A path that cannot be decoded names no page: asked for by its own letters, it is a 404. */
function readableUrl(url: string): string {
  const [path = "/", ...query] = url.split("?");
  return [path.split("/").map(readable).join("/"), ...query].join("?");
}

function readable(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return encodeURIComponent(segment);
  }
}

function announce(environment: Environment, platform: Platform | undefined): void {
  const { PORT, SITE_ID, API_URL, DATABASE_URL, DATA_DIR } = environment;
  const here = `http://localhost:${PORT}`;
  const lines = [`Site ${SITE_ID} is at ${here}`];
  if (platform?.origin && platform.origin !== here) {
    lines.push(`Links to it begin with ${platform.origin}`);
  }
  if (platform?.created.demoPassword) {
    const accounts = platform.created.ids
      .flatMap((id) => ["member", "admin", "super"].map((name) => `${name}@${id}.example`))
      .join(", ");
    lines.push(`Demonstration accounts: ${accounts}`);
    lines.push(`Their password, shown this once: ${platform.created.demoPassword}`);
  }
  if (API_URL) lines.push(`Its provider is ${API_URL}`);
  else if (DATABASE_URL) lines.push(`Its data is in ${withoutPassword(DATABASE_URL)}`);
  else lines.push(`Its data is in ${resolve(DATA_DIR)}`);
  if (platform && !platform.isDelivered.MAIL) {
    lines.push(
      `Mails are not sent without SMTP_URL: they wait at ${here}/outbox, for administrators`,
    );
  }
  if (platform?.gateway === "TEST") {
    lines.push("Payments go through the test gateway: no card is charged, no money moves");
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

function withoutPassword(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.password = "";
  return url.href;
}
