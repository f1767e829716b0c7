import { createServer } from "node:http";
import next from "next";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { openPlatform } from "@/platform/open";
import { readEnvironment } from "@/server/environment";

/** Serves the site with nothing before Next, on the port of the environment. */
const environment = readEnvironment(process.env);
const { SITE_ID, SITE_URL, PORT, HOST } = environment;
const served = { idSite: SITE_ID, siteUrl: SITE_URL, port: PORT };
provideEmbeddedPlatform(await openPlatform(environment, served, undefined));
const app = next({ dev: false, hostname: HOST, port: PORT });
await app.prepare();
const handle = app.getRequestHandler();
createServer((request, response) => void handle(request, response)).listen(PORT, HOST);
process.on("SIGTERM", () => process.exit(0));
