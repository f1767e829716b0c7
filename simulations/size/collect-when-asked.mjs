import { createServer } from "node:http";

// Preloaded into a measured site, with `--expose-gc`: collects garbage whenever its port is asked,
// so that no question pays for an earlier one's garbage.
createServer((_, response) => {
  globalThis.gc?.();
  response.end();
})
  .listen(Number(process.env.COLLECTOR_PORT), "127.0.0.1")
  .unref();
