import { createServer } from "node:http";

/**
 * Preloaded into a site that is measured, with `--expose-gc`: it throws away what is no longer used
 * whenever its port is asked, so that no question pays for what an earlier one has left.
 */
createServer((_, response) => {
  globalThis.gc?.();
  response.end();
})
  .listen(Number(process.env.COLLECTOR_PORT), "127.0.0.1")
  .unref();
