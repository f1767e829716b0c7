import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { freshDatabaseUrl } from "@/testing/fresh-database-url";
import { localPostgres } from "@/testing/local-postgres";
import { localRedis } from "@/testing/local-redis";
import { openTcpProxy, type TcpProxy } from "@/testing/tcp-proxy";
import { type LimitStore, memoryStore, openLimitStore } from "./limit-store";
import { consume, createRateLimits } from "./rate-limits";

const servers = { PostgreSQL: await localPostgres(), Redis: await localRedis() };
/** Longest wait of a call for a count, with the delay of a busy machine. */
const SOON = 1_500;

/** Counts how many of some calls are let through, made in turns by processes with these stores. */
async function taken(stores: LimitStore[], whose: string, calls = 12): Promise<number> {
  const processes = stores.map((store) => createRateLimits(1, store));
  let count = 0;
  for (let call = 0; call < calls; call += 1) {
    const limiter = processes[call % processes.length]?.message;
    if (!limiter) throw new Error("No such process");
    await consume(limiter, 901, whose).then(
      () => (count += 1),
      () => undefined,
    );
  }
  return count;
}

describe.each(["PostgreSQL", "Redis"] as const)("limits that processes share in %s", (kind) => {
  const server = servers[kind];
  const test = it.skipIf(!server);
  let proxy: TcpProxy;
  let stores: LimitStore[] = [];
  let drop = async () => {};
  const onLost = vi.fn();

  beforeEach(async ({ skip }) => {
    if (!server) return skip();
    const fresh = kind === "PostgreSQL" ? await freshDatabaseUrl(server) : undefined;
    drop = fresh?.drop ?? drop;
    const { hostname, port } = new URL(server);
    const usual = kind === "PostgreSQL" ? 5432 : 6379;
    proxy = await openTcpProxy({ host: hostname, port: Number(port || usual) });
    const url = new URL(fresh?.url ?? server);
    url.host = `127.0.0.1:${proxy.port}`;
    const where = kind === "PostgreSQL" ? { databaseUrl: url.href } : { redisUrl: url.href };
    const opened = () => openLimitStore({ ...where, onLost });
    stores = [await opened(), await opened()];
    await vi.waitUntil(async () => (await taken(stores, randomUUID())) === 5, { timeout: 5_000 });
  });
  afterEach(async () => {
    await proxy?.recover();
    for (const store of stores) await store.close();
    await proxy?.close();
    await drop();
  });

  test("let five through in all, and in a process that counts alone five each", async () => {
    expect(await taken(stores, randomUUID())).toBe(5);
    expect(await taken([memoryStore, memoryStore], randomUUID())).toBe(10);
  });

  test("are counted by each process alone while it is away, and nobody waits", async () => {
    for (const fail of [() => proxy.refuse(), () => proxy.fallSilent()]) {
      const startedAt = performance.now();
      await fail();
      const limits = createRateLimits(1, stores[0]);
      await consume(limits.message, 901, randomUUID());
      expect(performance.now() - startedAt).toBeLessThan(SOON);
      // The process's own count holds, too.
      const whose = randomUUID();
      const left = await Promise.allSettled(
        Array.from({ length: 9 }, () => consume(limits.message, 901, whose)),
      );
      expect(left.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
      await proxy.recover();
    }
    await vi.waitUntil(async () => (await taken(stores, randomUUID())) === 5, { timeout: 5_000 });
  });
});
