import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Call, CallError } from "./call";
import { ProviderWait, waitTogether } from "./provider-wait";

vi.mock("server-only", () => ({}));
vi.mock("next/cache", () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

/** Longest wait of a page in these tests, in milliseconds. */
const WAIT = 900;
/** Longer than that by the slack of a busy machine. */
const AT_MOST = WAIT + 1500;

/** The calls of server start (§7), and the tree of pages, with an answer of the contract each. */
const START: Record<string, unknown> = {
  "/parameter": [
    {
      id: 1,
      type: "COMPANY_NAME",
      kind: "STRING",
      group: "company",
      label: "Nom",
      value: "Estuaire",
    },
  ],
  "/site/info": {
    id: 72,
    name: "Estuaire",
    url: "https://site.example",
    developmentUrl: null,
    productionUrl: null,
    server: null,
    fonts: [],
    isWinemaker: false,
    features: [],
    isECommerce: false,
    isBuilding: false,
    technicalFileModel: null,
    dashboardType: null,
    languages: [],
    defaultLang: { code: "fr_FR", label: "Français", flag: "fr" },
    logos: [],
    styleVariables: {},
  },
  "/news": { news: [], total: 0, promoted: null },
  "/admin/address/type": [{ id: 1, value: "Siège" }],
  "/company/address": { addresses: [], total: 0 },
  "/variation": { variations: [], total: 0 },
  "/external-app/PRODUCT_FILE_GENERATOR/config/public": {
    app: "PRODUCT_FILE_GENERATOR",
    isActive: false,
    config: {},
  },
  "/element/logo-footer": { items: [], total: 0 },
  "/element/link-footer": { items: [], total: 0 },
  "/page/menu": { pages: [], rightFixed: [], home: null, roles: [] },
  "/user": null,
};

/** A page needs these; without the others it goes on (§8). */
const NEEDED = ["/parameter", "/site/info", "/page/menu", "/user"];

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const failed = { success: false, data: { code: "INTERNAL", errors: {} }, message: "No." };

/** Ways in which a provider is not well. The last two have no server that answers. */
const FAULTS: Record<string, RequestListener | string> = {
  "answers ten seconds later": (_, response) => {
    setTimeout(() => json(response, 200, {}), 10_000).unref();
  },
  "never answers": () => undefined,
  "resets the connection": (request) => request.socket.resetAndDestroy(),
  "answers 500": (_, response) => response.writeHead(500).end(),
  "answers 429": (_, response) => json(response, 429, failed),
  "answers HTML": (_, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!DOCTYPE html><p>Hello</p>"),
  "answers success: false": (_, response) => json(response, 200, failed),
  "answers half of its JSON": (_, response) => response.end('{"success":true,"data":[{"id":1,"na'),
  "answers a hundred megabytes": (_, response) => {
    const megabyte = Buffer.alloc(1_000_000, " ");
    let megabytesLeft = 100;
    const more = () => {
      while (megabytesLeft-- > 0) if (!response.write(megabyte)) return;
      response.end();
    };
    response.on("drain", more);
    more();
  },
  "answers what is not of the contract": (_, response) =>
    json(response, 200, { success: true, data: { surprise: [1, 2, 3] }, message: null }),
  "sends a byte now and then": (_, response) => {
    const drip = setInterval(() => response.write(" "), 20).unref();
    response.on("close", () => clearInterval(drip));
  },
  "redirects in a circle": (request, response) =>
    response.writeHead(302, { location: request.url }).end(),
  "has no address": "http://provider.invalid",
  "refuses the connection": "http://127.0.0.1:1",
};

let faulty: { path: string; listener: RequestListener } | undefined;
const provider = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://provider");
  if (faulty?.path === pathname) return faulty.listener(request, response);
  json(response, 200, { success: true, data: START[pathname], message: null });
});
let url = "";
let modules: {
  serverCall: typeof import("./server-call").serverCall;
  bootstrap: typeof import("@/lib/site/bootstrap").bootstrap;
  pageMenu: typeof import("@/lib/site/pages").pageMenu;
};

/** Turns the site to another provider: its modules read the address once, so are loaded anew. */
async function turnTo(address: string) {
  if (process.env.API_URL === address) return;
  process.env.API_URL = address;
  vi.resetModules();
  const [{ serverCall }, { bootstrap }, { pageMenu }] = await Promise.all([
    import("./server-call"),
    import("@/lib/site/bootstrap"),
    import("@/lib/site/pages"),
  ]);
  modules = { serverCall, bootstrap, pageMenu };
}

beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
beforeEach(() => {
  faulty = undefined;
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
  vi.restoreAllMocks();
});

async function makePage(limit = WAIT) {
  const wait = new ProviderWait(limit);
  const begin = performance.now();
  const outcome = await waitTogether(wait, async () => {
    const call: Call = modules.serverCall("fr");
    const made = [modules.bootstrap("fr"), modules.pageMenu("fr"), call("GET /user")];
    return Promise.all(made).then(
      () => "made" as const,
      (error: CallError) => error,
    );
  });
  return { outcome, failures: wait.failures, took: performance.now() - begin };
}

it("makes a page of a provider that is well", async () => {
  await turnTo(url);
  expect(await makePage(10_000)).toMatchObject({ outcome: "made", failures: 0 });
});

describe.each(Object.entries(FAULTS))("a provider that %s", (_, fault) => {
  it.each(Object.keys(START))(
    "on %s is not waited for long, and no page is made of it",
    async (path) => {
      if (typeof fault === "string") await turnTo(fault);
      else {
        await turnTo(url);
        faulty = { path, listener: fault };
      }
      const { outcome, failures, took } = await makePage();
      expect(took).toBeLessThan(AT_MOST);
      const isNeeded = typeof fault === "string" || NEEDED.includes(path);
      if (!isNeeded) return expect({ outcome, failures }).toEqual({ outcome: "made", failures: 0 });
      expect((outcome as CallError).isOfProvider).toBe(true);
      expect(failures).toBeGreaterThan(0);

      faulty = undefined;
      await turnTo(url);
      expect((await makePage(10_000)).outcome, "it is well again").toBe("made");
    },
  );
});

it("tells a page for how long its visitor is refused, and not the site itself", async () => {
  await turnTo(url);
  faulty = {
    path: "/user",
    listener: (_, response) => {
      response.setHeader("retry-after", "540");
      json(response, 429, failed);
    },
  };
  const askBy = async (...visitor: [{ address: string }?]) => {
    const wait = new ProviderWait(10_000);
    const call = modules.serverCall("fr", ...visitor);
    await expect(waitTogether(wait, () => call("GET /user"))).rejects.toThrow();
    return wait;
  };
  expect(await askBy({ address: "203.0.113.7" })).toMatchObject({ failures: 1, retryAfter: 540 });
  expect(await askBy()).toMatchObject({ failures: 1, retryAfter: undefined });
});

it("lets go of an answer that it does not read to its end", async () => {
  await turnTo(url);
  let sent = 0;
  const { promise: closed, resolve } = deferred();
  faulty = {
    path: "/user",
    listener: (_, response) => {
      const more = () => {
        do sent += 1_000_000;
        while (sent < 100_000_000 && response.write(Buffer.alloc(1_000_000, " ")));
      };
      response.on("drain", more).on("close", resolve);
      more();
    },
  };
  await makePage();
  await closed;
  expect(sent).toBeLessThan(100_000_000);
});

it("waits once for all the calls of a page, however many follow each other", async () => {
  await turnTo(url);
  const slow =
    (path: string): RequestListener =>
    (_, response) =>
      void setTimeout(() => json(response, 200, { success: true, data: START[path] }), 100);
  faulty = { path: "/user", listener: slow("/user") };
  const wait = new ProviderWait(WAIT);
  const begin = performance.now();
  const call = modules.serverCall("fr");
  const answered = waitTogether(wait, async () => {
    for (let times = 0; times < 20; times++) await call("GET /user");
  });
  await expect(answered).rejects.toMatchObject({ status: 0, code: "UNAVAILABLE" });
  expect(performance.now() - begin).toBeLessThan(AT_MOST);
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
