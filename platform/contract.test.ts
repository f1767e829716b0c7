import type { RouteConfig } from "@hono/zod-openapi";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ZodType } from "zod";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { isCall } from "@/lib/contract/call";
import * as everyCall from "@/lib/contract/every-call";
import { languageCodeSchema } from "@/lib/contract/locale";
import { getCases } from "@/testing/route-cases";
import type { GetCase } from "@/testing/route-cases/get-case";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { marker } from "@/testing/tiny-words";
import { sites } from "./db/schema/site";
import { visits } from "./db/schema/site-look";

const OWN = 901;
const OTHER = 902;

const ELSEWHERE = { OWN: 200, NOT_FOUND: 404, REFUSED: 401 } as const;

const FILE_STARTS: Record<string, string> = {
  "application/pdf": "%PDF-",
  "text/calendar": "BEGIN",
  "application/json": "{",
  "text/html": "<!doc",
  "image/svg+xml": "<svg ",
  "application/zip": "PK\u0003\u0004",
  // Files of visitors.
  "application/octet-stream": "site-",
};

let platform: TestPlatform;
let routes: RouteConfig[];
let ownCases: Record<string, GetCase[]>;
let otherCases: Record<string, GetCase[]>;

beforeAll(async () => {
  platform = await openTestPlatform();
  routes = platform.app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === "route" ? definition.route : [],
  );
  ownCases = await getCases(platform, OWN);
  otherCases = await getCases(platform, OTHER);
});
afterAll(() => platform.close());

const paths = (method: string) => routes.filter((r) => r.method === method).map((r) => r.path);

/** Calls that the panel's resources declare: their paths are those of one declaration each. */
const OF_RESOURCES = ADMIN_RESOURCES.map(({ name }) => name).join("|");

describe("the contract", () => {
  it("declares every call that is answered, and has every one answered that it declares", () => {
    const declared = Object.values<unknown>(everyCall).filter(isCall);
    const ofResource = new RegExp(`^/admin/(?:${OF_RESOURCES})(?:/\\{id\\})?$`);
    const named = ({ method, path }: Pick<RouteConfig, "method" | "path">) => `${method} ${path}`;
    const others = routes.filter((route) => {
      const isOfResource = /^(?:list|get|change|add|remove)[A-Z]/.test(route.operationId ?? "");
      return !(isOfResource && ofResource.test(route.path));
    });
    expect(others.map(named).sort()).toEqual(declared.map(named).sort());
    expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
  });

  it("has cases for every GET, so that a new one cannot go untested", () => {
    expect(Object.keys(ownCases).sort()).toEqual(paths("get").sort());
    for (const cases of Object.values(ownCases)) expect(cases).not.toHaveLength(0);
  });

  it("is kept by every GET, in both languages, with no field more or less", async () => {
    for (const route of routes.filter(({ method }) => method === "get")) {
      const cases = (ownCases[route.path] ?? []).filter(({ file }) => !file);
      for (const language of languageCodeSchema.options) {
        for (const { path, headers = {} } of cases) {
          const schema = answerSchema(route);
          const { status, answer } = await platform.call("GET", path, { language, headers });
          expect({ path, status }).toEqual({ path, status: 200 });
          expect(schema.parse(answer)).toEqual(answer);
        }
      }
    }
  });

  it("is kept by every GET of a file", async () => {
    for (const { path, file, headers } of Object.values(ownCases).flat()) {
      if (!file) continue;
      const response = await platform.app.request(path, {
        headers: { idSite: String(OWN), ...headers },
      });
      const start = new TextDecoder().decode((await response.arrayBuffer()).slice(0, 5));
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("content-type")).toContain(file);
      expect(start).toContain(FILE_STARTS[file]);
    }
  });

  it("is in the document, every call with its summary, its parameters and its answers", async () => {
    const document = await openApiDocument();
    for (const { method, path } of routes) {
      const operation = document.paths[path]?.[method];
      expect(operation?.summary).toBeTruthy();
      expect(operation?.responses).toHaveProperty("200");
      expect(operation?.responses).toHaveProperty("default");
      const variables = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = operation?.parameters ?? [];
      expect(described.filter((p) => p.in === "path" && p.required).map((p) => p.name)).toEqual(
        variables,
      );
    }
  });

  it("is on a page to read, every call, with no script and nothing from elsewhere", async () => {
    const response = await platform.app.request("/docs");
    const page = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    for (const { method, path } of routes) {
      expect(page).toContain(`<span class="method">${method.toUpperCase()}</span> <code>${path}<`);
    }
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!www\.example)/);
    const style = await platform.app.request("/docs/style.css");
    expect(style.headers.get("content-type")).toContain("text/css");
  });

  it("answers what it cannot read with an error of the contract, never with a failure", async () => {
    for (const path of ["/page/0", "/page/-1", "/page/99999999999", "/page/x", "/page/1e3"]) {
      expect((await platform.call("GET", path)).status).toBe(422);
    }
    for (const path of ["/component/conf/a%00b", "/service?tag=a%00b", "/nothing"]) {
      const { status, answer } = await platform.call("GET", path);
      expect(answer.success).toBe(false);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    for (const idSite of [0, -1, 1.5, 99999999999, Number.NaN]) {
      expect((await platform.call("GET", "/page", { idSite })).status).toBe(400);
    }
    expect((await platform.call("GET", "/site/info", { idSite: 77 })).status).toBe(404);
    expect((await platform.call("GET", "/site/visit/x", { idSite: 77 })).status).toBe(404);
  });
});

describe("two sites in one database", () => {
  it("never see each other's rows", async () => {
    for (const [path, cases] of Object.entries(otherCases)) {
      for (const { path: filled, headers = {}, elsewhere } of cases) {
        const { status, answer } = await platform.call("GET", filled, { headers });
        const text = JSON.stringify(answer);
        expect({ path, status }).toEqual({ path, status: ELSEWHERE[elsewhere] });
        expect(text).not.toContain(marker(OTHER));
        expect(text).not.toContain(`${OTHER}.example`);
        expect(text).not.toContain(`"idSite":${OTHER}`);
      }
    }
  });

  it("do see their own with the same calls", async () => {
    const seen = new Set<string>();
    for (const [path, cases] of Object.entries(otherCases)) {
      for (const { path: filled, headers = {}, file } of cases) {
        if (file) continue;
        const { status, answer } = await platform.call("GET", filled, { idSite: OTHER, headers });
        expect({ filled, status }).toEqual({ filled, status: 200 });
        if (/site-902|902\.example/.test(JSON.stringify(answer))) seen.add(path);
      }
    }
    const withoutOwnWords = [
      "/admin/declination/{id}/price",
      "/countries",
      "/cities/{search}/{idCountry}",
      "/place",
      "/logged",
      "/page/address",
      "/page/former",
      "/popup",
      "/product/address",
      "/user/paper",
      "/user/session",
      "/user/second-factor",
      "/user/newsletter/subscription",
      "/admin/dead-letter",
      "/password/reset/{code}",
      "/parameter/product/meal-icon",
      "/product/filter",
      "/map/ground",
      "/admin/money",
      "/admin/money/event",
      "/admin/glance",
      "/admin/duty",
      "/admin/mail",
      "/admin/mail/{name}",
      "/admin/booking/{id}/cancellation",
      "/admin/closing/verification",
      "/admin/booking/{id}/pay-link",
      "/admin/booking/{id}/series",
      "/admin/known-customer",
      "/admin/ride-feed",
      "/admin/booking/{id}/refund",
      "/admin/order/{id}/refund",
      "/admin/business/{id}/invoice",
      "/admin/business/{id}/page",
      "/admin/due",
      "/admin/booking/{id}/driver",
      "/admin/booking/{id}/identity",
      "/admin/page/at",
      "/admin/picture/legibility",
      "/admin/parameter/draft",
      "/admin/customer/{id}/erasure",
      "/admin/staff/{id}/session",
      "/admin/content/{type}/{id}/revision",
      "/content/address",
      "/admin/medium/{id}",
      "/admin/translation/{kind}/{id}",
      ...["document", "fare-supplement", "language", "order", "payment"].flatMap((name) => [
        `/admin/${name}`,
        `/admin/${name}/{id}`,
      ]),
    ];
    const sharedByAll = ["/custom-stripe/public-key", "/user/session/attention"];
    const files = Object.keys(otherCases).filter((path) => otherCases[path]?.[0]?.file);
    const countsOnly = [
      "/calendar/{id}/date/allowed/{month}/{year}",
      "/shipping/collect/{idAddress}",
      "/site/visit/{from}",
    ];
    expect([...seen, ...withoutOwnWords, ...sharedByAll, ...files, ...countsOnly].sort()).toEqual(
      Object.keys(otherCases).sort(),
    );
  });

  it("do not open to each other's sessions", async () => {
    const headers = { Authorization: otherCases["/user"]?.[0]?.headers?.Authorization ?? "" };
    expect(await platform.data("GET", "/user", { headers, idSite: OTHER })).not.toBeNull();
    expect(await platform.data("GET", "/user", { headers })).toBeNull();
    expect(await platform.data("GET", "/logged", { headers })).toEqual({
      logged: false,
      role: null,
    });
  });

  it("count visits apart", async () => {
    await platform.data("GET", "/site/visit/apart");
    const counted = await platform.database.everySite
      .select({ idSite: visits.idSite })
      .from(visits)
      .where(eq(visits.from, "apart"));
    expect(counted).toEqual([{ idSite: OWN }]);
  });

  it("cannot write to each other, whatever a query says", async () => {
    const { database } = platform;
    await expect(
      database.inSite(OWN, (tx) =>
        tx.insert(visits).values({ idSite: OTHER, from: "intruder", day: "2026-11-20" }),
      ),
    ).rejects.toThrow();
    await database.inSite(OWN, (tx) => tx.update(visits).set({ count: 1000 }));
    const counts = await database.everySite.select().from(visits).where(eq(visits.idSite, OTHER));
    expect(counts.every(({ count }) => count < 1000)).toBe(true);
    const siteIds = await database.inSite(OWN, (tx) => tx.select({ id: sites.id }).from(sites));
    expect(siteIds).toEqual([{ id: OWN }]);
  });
});

function answerSchema(route: RouteConfig): ZodType {
  const answer = route.responses["200"];
  const content = answer && "content" in answer ? answer.content : undefined;
  const json = content?.["application/json"];
  if (!json || !("schema" in json)) throw new Error(`${route.path} has no answer`);
  return json.schema as ZodType;
}

interface Operation {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: object;
}

async function openApiDocument() {
  const response = await platform.app.request("/openapi.json");
  return (await response.json()) as { paths: Record<string, Record<string, Operation>> };
}
