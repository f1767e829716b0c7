import cluster, { type Worker } from "node:cluster";
import { onEnd } from "@/platform/http/graceful-stop";
import type { Environment } from "./environment";
import { serveAllMetrics } from "./watch/metrics-server";

/** Milliseconds until a dead process is started again, doubled up to the last with each death. */
const FIRST_WAIT = 200;
const LAST_WAIT = 30_000;

/** Milliseconds after which a process that dies did not die of its start. */
const SETTLED = 60_000;

/** Milliseconds after which nothing is waited for any more; each process ends itself before. */
const PATIENCE = 16_000;

/**
 * Serves the site in several processes on one port; this one hands each its share of the
 * connections. A process that dies is replaced; where the very first cannot start, none can. Asked
 * to end, they all do as `stopGracefully` says.
 */
export function runWorkers(environment: Environment): void {
  const { WORKERS } = environment;
  if (environment.METRICS_PORT !== undefined) serveAllMetrics(environment);
  let isEnding = false;
  let isUp = false;
  let deaths = 0;
  const workers = new Set<Worker>();
  const waiting = new Set<NodeJS.Timeout>();

  const startOne = () => {
    const worker = cluster.fork();
    const startedAt = Date.now();
    workers.add(worker);
    worker.once("exit", (code, signal) => {
      workers.delete(worker);
      if (isEnding) return endWhenAllHave();
      if (!isUp) process.exit(code || 1);
      deaths = Date.now() - startedAt > SETTLED ? 0 : deaths + 1;
      const wait = waitAfter(deaths);
      console.error(`Process ${worker.process.pid} died (${signal ?? code}): next in ${wait} ms`);
      const timer = setTimeout(() => {
        waiting.delete(timer);
        startOne();
      }, wait);
      waiting.add(timer);
    });
    return worker;
  };
  // The first creates the missing tables in the database, and reports faults before others start.
  startOne().once("listening", () => {
    isUp = true;
    for (let more = 1; more < WORKERS && !isEnding; more += 1) startOne();
  });

  let exitCode = 0;
  const endWhenAllHave = () => {
    if (workers.size === 0) process.exit(exitCode);
  };
  onEnd((signal = "SIGTERM") => {
    for (const worker of workers) worker.process.kill(signal);
    if (isEnding) return;
    isEnding = true;
    for (const timer of waiting) clearTimeout(timer);
    cluster.on("exit", (_, code, killedBy) => {
      // A process that was still starting dies of the signal, with nothing under way.
      if (code !== 0 && killedBy !== signal) exitCode = 1;
    });
    setTimeout(() => {
      for (const worker of workers) worker.process.kill("SIGKILL");
      process.exit(1);
    }, PATIENCE).unref();
    endWhenAllHave();
  });
}

/** @param deaths one after the other, none of which had lived for long */
export const waitAfter = (deaths: number): number =>
  Math.min(FIRST_WAIT * 2 ** Math.max(0, deaths - 1), LAST_WAIT);
