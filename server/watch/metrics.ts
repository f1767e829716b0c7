import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { WaitingWork } from "@/platform/jobs/waiting-work";
import type { PageCacheFigures } from "@/server/page-cache/page-cache";
import type { RequestWatcher } from "./request-watch";

/** Parts of the process that metrics ask when they are read; an absent part is left out. */
export interface WatchedParts {
  pageCache?: () => PageCacheFigures;
  connections?: (() => { open: number; idle: number; waitedFor: number }) | undefined;
  /** Counts the work that waits in the database. @throws when it is away */
  waitingWork?: (() => Promise<WaitingWork>) | undefined;
}

/** Seconds from a kept page to a page that a visitor gives up on. */
const BUCKETS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Collects the metrics that an operator acts on, for Prometheus; nothing of it is about a person.
 * @param parts looked at when the metrics are read; they may be set later
 */
export function siteMetrics(parts: WatchedParts): { registry: Registry; watcher: RequestWatcher } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered, by kind, method and status (499: the client went away)",
    labelNames: ["kind", "method", "status"],
    registers,
  });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds until a request was answered whole, by kind",
    labelNames: ["kind"],
    buckets: BUCKETS,
    registers,
  });
  const underWay = new Gauge({
    name: "http_requests_under_way",
    help: "Requests that are being answered",
    registers,
  });
  pageCacheMetrics(registry, parts);
  databaseMetrics(registry, parts);
  return {
    registry,
    watcher: {
      begun: () => underWay.inc(),
      answered: ({ kind, method, status, seconds }) => {
        underWay.dec();
        requests.inc({ kind, method: METHODS.has(method) ? method : "other", status });
        duration.observe({ kind }, seconds);
      },
    },
  };
}

/** Methods with a line of their own: a client may make up any. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

function pageCacheMetrics(registry: Registry, parts: WatchedParts): void {
  const registers = [registry];
  const figure = (name: string, help: string, read: (figures: PageCacheFigures) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const figures = parts.pageCache?.();
        if (figures) this.set(read(figures));
      },
    });
  new Counter({
    name: "page_cache_answers_total",
    help: "Answers that were kept (hit), and those that had to be made (miss)",
    labelNames: ["result"],
    registers,
    collect() {
      const figures = parts.pageCache?.();
      if (!figures) return;
      this.reset();
      this.inc({ result: "hit" }, figures.hits);
      this.inc({ result: "miss" }, figures.misses);
    },
  });
  new Counter({
    name: "page_renders_total",
    help: "Public pages that were made, each once however many waited for it",
    registers,
    collect() {
      const figures = parts.pageCache?.();
      if (!figures) return;
      this.reset();
      this.inc(figures.renders);
    },
  });
  figure("page_cache_bytes", "Bytes of finished pages in memory", ({ bytes }) => bytes);
  figure(
    "page_renders_under_way",
    "Public pages that are being made",
    ({ rendersUnderWay }) => rendersUnderWay,
  );
}

function databaseMetrics(registry: Registry, parts: WatchedParts): void {
  const registers = [registry];
  new Gauge({
    name: "database_connections",
    help: "Connections to PostgreSQL: open, idle, and those that are waited for",
    labelNames: ["state"],
    registers,
    collect() {
      const connections = parts.connections?.();
      if (!connections) return;
      this.set({ state: "open" }, connections.open);
      this.set({ state: "idle" }, connections.idle);
      this.set({ state: "waited_for" }, connections.waitedFor);
    },
  });
  // The three gauges below are read together, and asked for once.
  let reading: Promise<WaitingWork | undefined> | undefined;
  const readWork = () => {
    reading ??= (parts.waitingWork?.() ?? Promise.resolve(undefined))
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
  // Every process counts the same rows: the largest count is that of all.
  const shared = { registers, aggregator: "max" as const };
  new Gauge({
    name: "database_up",
    help: "Whether the database answered when the metrics were read",
    ...shared,
    async collect() {
      this.set((await readWork()) ? 1 : 0);
    },
  });
  new Gauge({
    name: "outbox_messages",
    help: "Mails, text messages and alerts that wait to be sent, and those given up",
    labelNames: ["state"],
    ...shared,
    async collect() {
      const work = await readWork();
      this.reset();
      if (!work) return;
      this.set({ state: "waiting" }, work.messages.waiting);
      this.set({ state: "failed" }, work.messages.failed);
    },
  });
  new Gauge({
    name: "deadlines",
    help: "Deadlines more than a minute late, and those given up",
    labelNames: ["state"],
    ...shared,
    async collect() {
      const work = await readWork();
      this.reset();
      if (!work) return;
      this.set({ state: "late" }, work.deadlines.late);
      this.set({ state: "failed" }, work.deadlines.failed);
    },
  });
}
