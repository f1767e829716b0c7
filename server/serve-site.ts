import cluster from "node:cluster";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import next from "next";
import { type Logger, pino } from "pino";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { provideHashedFiles } from "@/lib/api/hashed-files";
import { contentChanges } from "@/lib/site/change-log";
import { clientAddress } from "@/platform/http/client-address";
import { stopGracefully } from "@/platform/http/graceful-stop";
import { guardedServer, SERVER_LIMITS } from "@/platform/http/guarded-server";
import { healthDoor } from "@/platform/http/health-door";
import { listenFault } from "@/platform/http/listen-fault";
import { trustedProxy } from "@/platform/http/trusted-proxy";
import { openPlatform, type Platform } from "@/platform/open";
import type { NoticeTarget } from "@/platform/site/site-notifier";
import { hashFiles } from "@/scripts/hash-files.mjs";
import { apiDoor } from "./api-door";
import type { Environment } from "./environment";
import { fairTurns } from "./fair-turns";
import { withoutNextNotices } from "./next-notices";
import { ownNotices, postInProcess } from "./own-notices";
import { type PageCache, pageCache } from "./page-cache/page-cache";
import { pageFront } from "./page-front";
import { pageGate } from "./page-gate";
import { openPictureStore } from "./picture-store.mjs";
import { readableUrl } from "./readable-url";
import { renderLimit } from "./render-limit";
import { siteIndexKeeper } from "./site-index";
import { PICTURE_PATH, sitePictures } from "./site-pictures";
import { readSiteRoutes, routeOfPath, type SiteRoutes } from "./site-routes";
import { staffBrowsers } from "./staff-browsers";
import { staticFiles } from "./static-files";
import { tellMailServer, tellStart } from "./tell-start";
import { uploadedFiles } from "./uploaded-files";
import { uploadedPictures } from "./uploaded-pictures";
import { accessLog } from "./watch/access-log";
import type { WatchedParts } from "./watch/metrics";
import { type PathPatterns, type RequestWatcher, watchRequests } from "./watch/request-watch";
import { whileStarting } from "./while-starting";

/** Header that keeps a browser which has come by https to https for a year, on this host alone. */
const HTTPS_ONLY = "max-age=31536000";

/**
 * Opens the provider, serves the site, and prints where. Ends as `stopGracefully` says. A worker
 * listens once it serves, since it would be sent requests before.
 */
export async function serveSite(
  environment: Environment,
  { dev }: { dev: boolean },
): Promise<void> {
  let platform: Platform | undefined;
  let handle: RequestListener = whileStarting;
  const door = healthDoor(
    environment.API_URL
      ? { name: "provider", ask: async () => (await import("./check-provider")).askForProvider() }
      : { name: "database", ask: async () => platform?.askDatabase() },
  );
  const addressOf = clientAddress(environment.TRUSTED_PROXIES);
  const isProxy = trustedProxy(environment.TRUSTED_PROXIES);
  const limits = { ...SERVER_LIMITS, connections: environment.CONNECTIONS_PER_ADDRESS };
  const parts: WatchedParts = {};
  const watchers = await watchersOf(environment, parts);
  const patterns: PathPatterns = {
    page: (path) => routes && routeOfPath(routes, path),
    call: (method, path) => platform?.routeOf(method, path),
  };
  let routes: SiteRoutes | undefined;
  const answer = watchRequests(
    (request, response) => handle(request, response),
    watchers,
    patterns,
  );
  const isAtHttps = () => (environment.SITE_URL ?? platform?.origin)?.startsWith("https:") ?? false;
  const server = guardedServer(
    (request, response) => {
      if (door.answer(request, response)) return;
      // A client's word on its own address and on ours is not believed, but that of a trusted proxy
      // is.
      request.headers["x-forwarded-for"] = addressOf(request);
      if (!isProxy(request.socket.remoteAddress)) {
        delete request.headers["x-forwarded-host"];
        delete request.headers["x-forwarded-proto"];
      }
      const isHttps = isAtHttps() || request.headers["x-forwarded-proto"] === "https";
      // By http a browser does not believe it, so it may be said where the site is known to be
      // served by https.
      if (isHttps) response.setHeader("Strict-Transport-Security", HTTPS_ONLY);
      request.url = readableUrl(request.url ?? "/");
      void answer(request, response);
    },
    limits,
    isProxy,
  );
  server.once("error", (error: NodeJS.ErrnoException) => {
    const { HOST, PORT } = environment;
    const port = { name: "PORT", value: PORT };
    console.error(listenFault(error, { port, host: { name: "HOST", value: HOST } }));
    process.exit(1);
  });
  const listen = () =>
    new Promise<void>((resolve) => server.listen(environment.PORT, environment.HOST, resolve));
  if (!cluster.isWorker) await listen();

  let answerNext: RequestListener | undefined;
  if (!environment.API_URL) {
    const post = dev ? undefined : postInProcess(() => answerNext);
    platform = await openOrExit(environment, ownNotices(environment, post));
    provideEmbeddedPlatform(platform);
    parts.connections = platform.connections;
    parts.waitingWork = platform.waitingWork;
  }
  const app = next({
    dev,
    hostname: environment.HOST,
    port: environment.PORT,
    // Next would listen for upgrades, which the site has none of, and leave clients who ask for one
    // without an answer: so it is given a server that nobody reaches. In development it needs its
    // own.
    ...(dev ? {} : { httpServer: createServer() }),
  });
  await withoutNextNotices(() => app.prepare());
  const toNext = app.getRequestHandler();
  answerNext = toNext;
  const answerUpload = uploadedFiles(environment.SITE_ID);
  const buildFolder = process.env.NEXT_DIST_DIR || ".next";
  const answerSized = uploadedPictures(environment.SITE_ID, openUploadedPictures(buildFolder));
  if (dev) {
    handle = async (request, response) => {
      const atOnce = async () => true;
      const isUpload =
        (await answerUpload(request, response, atOnce).catch(() => false)) ||
        (request.url?.startsWith(PICTURE_PATH) &&
          (await answerSized(request, response, atOnce).catch(() => false)));
      if (!isUpload) await toNext(request, response);
    };
  } else {
    const files = hashFiles();
    provideHashedFiles(files);
    routes = readSiteRoutes(buildFolder, files);
    const cache = pageCache({
      maxBytes: environment.PAGE_CACHE_MEGABYTES * 2 ** 20,
      changes: contentChanges(),
    });
    parts.pageCache = cache.figures;
    const answerFile = staticFiles(buildFolder);
    const factor = environment.RATE_LIMIT_FACTOR;
    const log = pino({ level: environment.LOG_LEVEL });
    const answerPicture = sitePictures(routes, toNext, answerSized);
    const answers = { answerNext: toNext, answerFile, answerUpload, answerPicture };
    handle = frontOf({ ...answers, routes, cache, factor, log });
  }

  stopGracefully(server, {
    begin: () => {
      door.phase = "draining";
      platform?.rest();
    },
    close: async () => {
      await app.close();
      await platform?.close();
    },
  });
  door.phase = "serving";
  if (cluster.isWorker) await listen();
  if (!cluster.isWorker || cluster.worker?.id === 1) {
    tellStart(environment, platform);
    if (platform) void tellMailServer(environment);
  }
}

interface BuiltSite {
  answerNext: RequestListener;
  routes: SiteRoutes;
  cache: PageCache;
  answerFile: ReturnType<typeof staticFiles>;
  answerUpload: ReturnType<typeof uploadedFiles>;
  answerPicture: ReturnType<typeof sitePictures>;
  /** Factor of the limits on renders for one network. */
  factor: number;
  log: Logger;
}

/** Builds the front before Next; development has none, as routes and files are not yet known. */
function frontOf(site: BuiltSite): RequestListener {
  const { answerNext, routes, cache, answerFile, answerUpload, answerPicture } = site;
  const { factor, log } = site;
  const index = siteIndexKeeper();
  const kindOf = pageGate(routes, index);
  const turns = fairTurns();
  const answerApi = apiDoor(index, cache, turns.takeTurn);
  const limit = renderLimit(factor);
  const stands = { handle: answerNext, answerApi, answerFile, answerUpload };
  const knows = { kindOf, index, limit, turns, cache, staff: staffBrowsers() };
  return pageFront({ ...stands, ...knows, answerPicture, log });
}

/** Bytes for some ten thousand sizes of uploaded pictures. */
const UPLOADED_BYTES = 256 * 2 ** 20;

const openUploadedPictures = (buildFolder: string) =>
  openPictureStore<Buffer>(join(buildFolder, "cache", "uploaded-pictures"), UPLOADED_BYTES);

/** Lists the watchers of requests, as the environment says; a worker hands its metrics on. */
async function watchersOf(
  environment: Environment,
  parts: WatchedParts,
): Promise<RequestWatcher[]> {
  const log = environment.ACCESS_LOG === "on" ? [accessLog()] : [];
  if (environment.METRICS_PORT === undefined) return log;
  const [{ siteMetrics }, { handMetricsOn, serveMetrics }] = await Promise.all([
    import("./watch/metrics"),
    import("./watch/metrics-server"),
  ]);
  const { registry, watcher } = siteMetrics(parts);
  if (cluster.isWorker) handMetricsOn(registry);
  else serveMetrics(environment, () => registry.metrics());
  return [...log, watcher];
}

async function openOrExit(environment: Environment, notices: NoticeTarget): Promise<Platform> {
  console.log("Opening the database …");
  try {
    const { SITE_ID, SITE_URL, PORT } = environment;
    const served = { idSite: SITE_ID, siteUrl: SITE_URL, port: PORT };
    return await openPlatform(environment, served, notices);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
