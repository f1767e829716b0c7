import { setTimeout } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { outbox } from "@/platform/db/schema/outbox";
import { messages } from "@/platform/db/schema/people";
import { startMailSender } from "@/platform/mail/mail-sender";
import { postMails } from "@/platform/mail/post-mails";
import { localPostgres } from "@/testing/local-postgres";
import { openTcpProxy, type TcpProxy } from "@/testing/tcp-proxy";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { isDatabaseUnavailable } from "./database-fault";

const server = await localPostgres();
const title = server
  ? "a PostgreSQL that goes and comes"
  : "a PostgreSQL that goes and comes: skipped, none is at TEST_DATABASE_URL nor on this machine";

/**
 * Milliseconds until a visitor is told that nothing can be done now, and until the site is back.
 * The first is two seconds in production; the machine that tests this may have other things to do.
 */
const TOLD_WITHIN = 4_000;
const BACK_WITHIN = 5_000;

describe.skipIf(!server)(title, () => {
  let proxy: TcpProxy;
  let platform: TestPlatform;

  beforeAll(async () => {
    const { hostname, port } = new URL(server as string);
    proxy = await openTcpProxy({ host: hostname, port: Number(port || 5432) });
    const url = new URL(server as string);
    url.host = `127.0.0.1:${proxy.port}`;
    platform = await openTestPlatform({ server: url.href });
  });
  afterEach(() => proxy.recover());
  afterAll(async () => {
    await platform.close();
    await proxy.close();
  });

  const ask = async () => {
    const startedAt = performance.now();
    const response = await platform.app.request("/news", { headers: { idSite: "901" } });
    return { response, after: performance.now() - startedAt };
  };
  const askAtOnce = () => Promise.all(Array.from({ length: 30 }, ask));

  async function isBack(): Promise<boolean> {
    for (const until = performance.now() + BACK_WITHIN; performance.now() < until; ) {
      if ((await ask()).response.status === 200) return true;
      await setTimeout(100);
    }
    return false;
  }

  async function expectAllTold(asked: Awaited<ReturnType<typeof askAtOnce>>) {
    for (const { response, after } of asked) {
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("5");
      expect(await response.json()).toMatchObject({
        success: false,
        data: { code: "UNAVAILABLE", errors: {} },
        message: "Le service est momentanément indisponible.",
      });
      expect(after).toBeLessThan(TOLD_WITHIN);
    }
  }

  it("breaks idle connections, and nobody notices", async () => {
    await askAtOnce();
    proxy.cut();
    await setTimeout(50);
    for (const { response } of await askAtOnce()) expect(response.status).toBe(200);
  });

  it("refuses: everyone is told at once, and served again when it is back", async () => {
    await proxy.refuse();
    await expectAllTold(await askAtOnce());
    await proxy.recover();
    expect(await isBack()).toBe(true);
  });

  it("falls silent: everyone is told within two seconds, and served again when it is back", async () => {
    await askAtOnce();
    proxy.fallSilent();
    await expectAllTold(await askAtOnce());
    await expectAllTold(await askAtOnce());
    await proxy.recover();
    expect(await isBack()).toBe(true);
  });

  it("takes its time over a statement, and is not given up for it", async () => {
    const slow = platform.database.inSite(901, (tx) => tx.execute(sql`select pg_sleep(3)`));
    await expect(slow).resolves.toBeDefined();
  });

  it("breaks in the middle of a transaction: nothing of it is done", async () => {
    const values = { idSite: 901, name: "A", email: "a@example.com", language: "en" } as const;
    const work = platform.database.inSite(901, async (tx) => {
      await tx.insert(messages).values({ ...values, message: "Once", receivedAt: new Date() });
      proxy.cut();
      await tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
    expect(await isBack()).toBe(true);
    expect(await platform.database.everySite.select().from(messages)).toEqual([]);
  });

  it("goes while a mail is on its way: the mail goes once, and is noted when it is back", async () => {
    const { database, clock } = platform;
    const recipient = "anne@example.org";
    const mail = { event: "once", recipient, subject: "Once", text: "Once", html: "<p>Once</p>" };
    await database.inSite(901, (tx) => postMails(tx, 901, clock.now(), [mail]));
    const transport = vi.fn(() => proxy.refuse());
    const { log, print } = platform.services;
    const sender = startMailSender({ database, clock, log, print, transport, sms: undefined });
    await vi.waitFor(() => expect(transport).toHaveBeenCalled(), { timeout: 10_000 });
    await setTimeout(200);
    await proxy.recover();
    await sender.wake();
    await sender.stop();
    const [noted] = await database.everySite.select().from(outbox);
    expect(noted).toMatchObject({ sentAt: clock.now(), attempts: 1 });
    expect(transport).toHaveBeenCalledTimes(1);
  });

  it("loses no connection of the pool, however often it breaks", async () => {
    for (let round = 0; round < 12; round += 1) {
      const answers = askAtOnce();
      await setTimeout(2);
      proxy.cut();
      for (const { response } of await answers) expect([200, 503]).toContain(response.status);
    }
    expect(await isBack()).toBe(true);
    for (const { response } of await askAtOnce()) expect(response.status).toBe(200);
  });
});
