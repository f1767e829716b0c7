import type { IncomingMessage } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { servedSiteVariables } from "@/lib/contract/served-site";
import { integerVariable } from "@/lib/contract/variable";
import { clientAddress } from "@/platform/http/client-address";
import { stopGracefully } from "@/platform/http/graceful-stop";
import { guardedServer, SERVER_LIMITS } from "@/platform/http/guarded-server";
import { healthDoor } from "@/platform/http/health-door";
import { listenFault } from "@/platform/http/listen-fault";
import { trustedProxiesVariable, trustedProxy } from "@/platform/http/trusted-proxy";
import { checkPaths } from "./check-paths";
import { platformEnvironmentSchema, servicesAreWhole } from "./environment";
import { openPlatform } from "./open";
import { misspeltVariables, readVariables } from "./read-environment";

/** Variables of a provider alone; those for pages have no effect on it. */
const environmentSchema = platformEnvironmentSchema
  .extend({
    ...servedSiteVariables,
    PORT: integerVariable(1, 65_535).default(4000),
    HOST: z.string().default("127.0.0.1"),
    TRUSTED_PROXIES: trustedProxiesVariable.default(["loopback"]),
  })
  .superRefine(servicesAreWhole)
  .superRefine(noticesAreSigned);

function noticesAreSigned(
  environment: { REVALIDATE_URL?: string | undefined; REVALIDATE_SECRET?: string | undefined },
  ctx: z.RefinementCtx,
): void {
  if (!environment.REVALIDATE_URL || environment.REVALIDATE_SECRET) return;
  ctx.addIssue({
    code: "custom",
    path: ["REVALIDATE_SECRET"],
    message: "must be set too: the site at REVALIDATE_URL believes no notice without it",
  });
}

/**
 * Serves the platform alone, as the provider of sites elsewhere.
 * @throws EnvironmentError for a value that cannot work
 */
export async function servePlatform(variables: NodeJS.ProcessEnv): Promise<void> {
  const environment = readVariables(environmentSchema, variables);
  const known = Object.keys(environmentSchema.shape);
  for (const notice of misspeltVariables(known, variables)) process.stderr.write(`${notice}\n`);
  await checkPaths(environment);
  const { SITE_ID, SITE_URL, REVALIDATE_URL, REVALIDATE_SECRET } = environment;
  const platform = await openPlatform(
    environment,
    { idSite: SITE_ID, siteUrl: SITE_URL, port: undefined },
    REVALIDATE_URL && REVALIDATE_SECRET
      ? { url: REVALIDATE_URL, secret: REVALIDATE_SECRET }
      : undefined,
  );
  // Nobody knows which changes the site missed while no provider was there.
  void platform.tellSite([{ kind: "everything" }]);
  const { HOST, PORT, TRUSTED_PROXIES } = environment;
  const addressOf = clientAddress(TRUSTED_PROXIES);
  const door = healthDoor({ name: "database", ask: platform.askDatabase });
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
    trustedProxy(TRUSTED_PROXIES),
  );
  server.once("error", async (error) => {
    const port = { name: "PORT", value: PORT };
    const fault = listenFault(error, { port, host: { name: "HOST", value: HOST } });
    process.stderr.write(`${fault}\n`);
    await platform.close();
    process.exit(1);
  });
  door.phase = "serving";
  server.listen(PORT, HOST, () => {
    const lines = [
      `The platform is at http://localhost:${PORT}`,
      `Links to site ${SITE_ID} begin with ${platform.origin}`,
    ];
    if (platform.gateway === "TEST") {
      lines.push("Payments go through the test gateway: no money moves");
    }
    process.stdout.write(`${lines.join("\n")}\n`);
  });
  stopGracefully(server, {
    begin: () => {
      door.phase = "draining";
      platform.rest();
    },
    close: platform.close,
  });
}
