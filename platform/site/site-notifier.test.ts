import { createHmac } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeNoticeSchema, MAX_CHANGES } from "@/lib/contract/change";
import { type SiteNotifier, startSiteNotifier } from "./site-notifier";

const SECRET = "a secret of sixteen";

describe("the notices of changes to a site", () => {
  let site: Server;
  let notifier: SiteNotifier;
  let statuses: number[];
  /** Promise that holds the site's answers back while it is set. */
  let gate: Promise<void> | undefined;
  const taken: string[][] = [];

  beforeEach(async () => {
    taken.length = 0;
    statuses = [];
    gate = undefined;
    site = createServer(async (request, response) => {
      const body = await text(request);
      const signature = createHmac("sha256", SECRET).update(body).digest("hex");
      expect(request.headers["x-signature"]).toBe(signature);
      await gate;
      const status = statuses.shift() ?? 200;
      if (status === 200) {
        taken.push(changeNoticeSchema.parse(JSON.parse(body)).changes.map(({ kind }) => kind));
      }
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await vi.waitUntil(() => site.listening);
    const { port } = site.address() as AddressInfo;
    const target = { url: `http://127.0.0.1:${port}/api/revalidate`, secret: SECRET };
    notifier = startSiteNotifier(target, pino({ level: "silent" }));
  });
  afterEach(() => {
    notifier.stop();
    site.closeAllConnections();
    site.close();
  });

  it("are signed, and taken before whoever made the change goes on", async () => {
    await notifier.tell([{ kind: "stock" }]);
    expect(taken).toEqual([["stock"]]);
  });

  it("go together when they come up while one is under way", async () => {
    let open = () => {};
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const first = notifier.tell([{ kind: "stock" }]);
    const others = [notifier.tell([{ kind: "news" }]), notifier.tell([{ kind: "pages" }])];
    open();
    await Promise.all([first, ...others]);
    expect(taken.flat().toSorted()).toEqual(["news", "pages", "stock"]);
    expect(taken.length).toBeLessThanOrEqual(2);
  });

  it("tell of everything when there are too many to name", async () => {
    const page = (id: number) => ({ kind: "page", id }) as const;
    await notifier.tell(Array.from({ length: MAX_CHANGES }, (_, id) => page(id)));
    await notifier.tell(Array.from({ length: MAX_CHANGES + 1 }, (_, id) => page(id)));
    expect(taken.map((kinds) => [kinds.length, kinds[0]])).toEqual([
      [MAX_CHANGES, "page"],
      [1, "everything"],
    ]);
  });

  it("are sent again to a site that did not take them", async () => {
    statuses = [503];
    await notifier.tell([{ kind: "parameters" }]);
    await vi.waitUntil(() => taken.length > 0, { timeout: 5_000 });
    expect(taken).toEqual([["parameters"]]);
  });
});
