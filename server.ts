import { createServer } from "node:http";
import nextEnv from "@next/env";
import next from "next";
import { provideEmbeddedPlatform } from "@/lib/api/embedded-platform";
import { openPlatform } from "@/platform/open-platform";
import { readEnvironment } from "./environment";
import { clientAddress } from "./platform/client-address";

const dev = process.argv.includes("--dev");
nextEnv.loadEnvConfig(process.cwd(), dev);
const environment = readEnvironment(process.env);

const platform = environment.API_URL ? undefined : await openPlatform(environment);
if (platform) provideEmbeddedPlatform(platform);

const app = next({ dev, hostname: environment.HOST, port: environment.PORT });
await app.prepare();
const handle = app.getRequestHandler();
const addressOf = clientAddress(environment.TRUSTED_PROXIES);

const server = createServer((request, response) => {
  // What a client says of its own address is not believed unless a trusted proxy says it.
  request.headers["x-forwarded-for"] = addressOf(request);
  void handle(request, response);
});
server.listen(environment.PORT, environment.HOST, () => {
  console.log(`http://localhost:${environment.PORT}`);
});

let stopping = false;
async function stop() {
  if (stopping) return;
  stopping = true;
  server.close();
  server.closeIdleConnections();
  await app.close();
  await platform?.close();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
