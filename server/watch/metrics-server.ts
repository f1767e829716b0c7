import { createServer, type Server } from "node:http";
import { AggregatorRegistry, type Registry } from "prom-client";
import { listenFault } from "@/platform/http/listen-fault";

export interface MetricsAddress {
  METRICS_HOST: string;
  METRICS_PORT?: number | undefined;
}

/**
 * Answers `GET /metrics` on a port of its own, which no visitor reaches.
 * @param read the metrics in the format of Prometheus
 * @returns undefined where no port is set
 */
export function serveMetrics(
  { METRICS_HOST, METRICS_PORT }: MetricsAddress,
  read: () => Promise<string>,
): Server | undefined {
  if (METRICS_PORT === undefined) return undefined;
  const server = createServer(async ({ url }, response) => {
    if (url !== "/metrics") return void response.writeHead(404).end();
    try {
      const metrics = await read();
      response.writeHead(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
      response.end(metrics);
    } catch {
      response.writeHead(503).end();
    }
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    const port = { name: "METRICS_PORT", value: METRICS_PORT };
    console.error(
      listenFault(error, { port, host: { name: "METRICS_HOST", value: METRICS_HOST } }),
    );
    process.exit(1);
  });
  // The site's own server keeps the process alive, not this one.
  server.listen(METRICS_PORT, METRICS_HOST).unref();
  return server;
}

/** Hands this process's metrics to its parent, which adds them to those of the others. */
export function handMetricsOn(registry: Registry): void {
  AggregatorRegistry.setRegistries([registry]);
  // The registry listens for requests of its parent.
  new AggregatorRegistry();
}

/** Answers with the metrics of all processes that this one has started. */
export function serveAllMetrics(address: MetricsAddress): void {
  const all = new AggregatorRegistry();
  serveMetrics(address, () => all.clusterMetrics());
}
