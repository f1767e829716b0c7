import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { servedSiteVariables } from "@/lib/contract/served-site";
import { clientAddress } from "@/platform/http/client-address";
import { stopGracefully } from "@/platform/http/graceful-stop";
import { guardedServer, SERVER_LIMITS } from "@/platform/http/guarded-server";
import { healthDoor } from "@/platform/http/health-door";
import { trustedProxy } from "@/platform/http/trusted-proxy";
import { optionalUrl, platformEnvironmentSchema, servicesAreWhole } from "./environment";
import { openPlatform } from "./open";

/** The platform alone, as the provider of sites elsewhere: `npm run platform`. */
const environment = platformEnvironmentSchema
  .extend({
    ...servedSiteVariables,
    PORT: z.coerce.number().int().min(1).max(65_535).default(4000),
    HOST: z.string().min(1).default("127.0.0.1"),
    TRUSTED_PROXIES: z.string().default("loopback"),
    REVALIDATE_URL: optionalUrl(/^https?:\/\//, "https://www.example.com/api/revalidate"),
    REVALIDATE_SECRET: z.string().min(16).optional(),
  })
  .superRefine(servicesAreWhole)
  .parse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value)));

const { SITE_ID, SITE_URL, REVALIDATE_URL, REVALIDATE_SECRET } = environment;
const platform = await openPlatform(
  environment,
  { idSite: SITE_ID, siteUrl: SITE_URL, port: undefined },
  REVALIDATE_URL && REVALIDATE_SECRET
    ? { url: REVALIDATE_URL, secret: REVALIDATE_SECRET }
    : undefined,
);
// Nobody knows what the site missed while no provider was there.
void platform.tellSite([{ kind: "everything" }]);
const proxies = environment.TRUSTED_PROXIES.split(",").map((address) => address.trim());
const addressOf = clientAddress(proxies);
const door = healthDoor(platform.askDatabase);
const answer = getRequestListener(
  (request, { incoming }) =>
    platform.fetch(request, { address: addressOf(incoming as IncomingMessage) }),
  { overrideGlobalObjects: false },
);
const server = guardedServer(
  (request, response) => {
    if (!door.answer(request, response)) void answer(request, response);
  },
  SERVER_LIMITS,
  trustedProxy(proxies),
);
door.phase = "serving";
server.listen(environment.PORT, environment.HOST, () => {
  process.stdout.write(`The platform is at http://localhost:${environment.PORT}\n`);
  if (platform.origin) {
    process.stdout.write(`Links to site ${SITE_ID} begin with ${platform.origin}\n`);
  }
  if (platform.gateway === "TEST") {
    process.stdout.write("Payments go through the test gateway: no money moves\n");
  }
});

stopGracefully(server, {
  begin: () => {
    door.phase = "draining";
    platform.rest();
  },
  close: platform.close,
});
