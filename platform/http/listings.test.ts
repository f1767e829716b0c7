import type { RouteConfig } from "@hono/zod-openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import type { ErrorResponse } from "@/lib/contract/envelope";
import { createApp } from "@/platform/app";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type Listing = RouteConfig & { request: { query: z.ZodObject } };

const gets = createApp({} as never).openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === "route" && definition.route.method === "get"
    ? [definition.route as Listing]
    : [],
);
const shapeOf = ({ request }: Listing): Record<string, z.ZodType> =>
  (request?.query as z.ZodObject | undefined)?.shape ?? {};
const listings = gets.filter((get) => "nbItem" in shapeOf(get));
/** GET calls of the staff with a query that are no listing. */
const asked = gets.filter(
  (get) => get.path.startsWith("/admin/") && get.request?.query && !listings.includes(get),
);

/** Values of a list's path parameters, by their names. */
const PARTS: Record<string, string> = { route: "footer", id: "1", type: "news" };
let folder = "";
const filled = (path: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    path.startsWith("/blog/") ? folder : (PARTS[name] ?? "1"),
  );

let platform: TestPlatform;
let people: Record<"staff" | "member", Person>;
beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
  const { folders } = await platform.data<{ folders: { id: number }[] }>("GET", "/blog/folder");
  folder = String(folders[0]?.id);
  people = { staff: await aPerson(platform, "SUPER_ADMIN"), member: await aPerson(platform) };
});
afterAll(() => platform.close());

const ask = (path: string, query: string) => {
  const { headers } = path.startsWith("/admin/") ? people.staff : people.member;
  return platform.call<object>("GET", `${filled(path)}?${query}`, { headers: { ...headers } });
};
const refusalOf = async (path: string, query: string) => {
  const { status, answer } = await ask(path, query);
  return { status, fields: Object.keys((answer as ErrorResponse).data.errors ?? {}) };
};
/** Finds the rows of a list, under any name. */
const rowsIn = (data: object): unknown[] => Object.values(data).find(Array.isArray) ?? [];

describe("a list", () => {
  it("is one of many", () => {
    expect(listings.length).toBeGreaterThan(20);
  });

  it.each(listings.map((list) => [list.path, list] as const))(
    "%s does what it declares, and refuses what it does not",
    async (path, list) => {
      const declared = shapeOf(list);
      for (const name of ["search", "subset", "tags", "nosuch", "limit", "constructor"]) {
        if (Object.hasOwn(declared, name)) continue;
        expect({ name, ...(await refusalOf(path, `${name}=zzzz`)) }).toEqual({
          name,
          status: 422,
          fields: [name],
        });
      }
      if ("search" in declared) {
        const { status, answer } = await ask(path, "search=zzzz-nobody");
        expect(status).toBe(200);
        expect(rowsIn(answer.data)).toEqual([]);
      }
      expect((await refusalOf(path, "orderBy=nosuch")).fields).toEqual(["orderBy"]);
      // Lists of addresses, which sitemaps are made from, have larger pages.
      const tooMany = "orderBy" in declared ? 101 : 1_000_000;
      expect((await refusalOf(path, `nbItem=${tooMany}`)).fields).toEqual(["nbItem"]);
      const short = await ask(path, "nbItem=1");
      expect(short.status).toBe(200);
      expect(rowsIn(short.answer.data).length).toBeLessThanOrEqual(1);
    },
  );

  it.each(listings.map((list) => [list.path, list] as const))(
    "%s orders and filters by each field that it declares",
    async (path, list) => {
      const { orderBy, nbItem: _, page: __, ...filters } = shapeOf(list);
      const orders = (orderBy?.meta() as { enum?: string[] } | undefined)?.enum ?? [];
      for (const order of orders) {
        expect({ order, status: (await ask(path, `orderBy=${order}`)).status }).toEqual({
          order,
          status: 200,
        });
      }
      const whole = (await ask(path, "")).answer.data;
      for (const name of Object.keys(filters)) {
        if (!orders.includes(name)) continue;
        // A value that is no number, flag or instant, and that no text has.
        const { status, answer } = await ask(path, `${name}=zzzz`);
        if (status === 422) continue;
        expect({ name, status, rows: rowsIn(answer.data).length }).toEqual({
          name,
          status: 200,
          rows: 0,
        });
      }
      expect(rowsIn(whole)).toBeDefined();
    },
  );
});

it.each(asked.map(({ path }) => [path]))("%s refuses what it does not know", async (path) => {
  const { status, fields } = await refusalOf(path, "nosuch=zzzz");
  expect(status).toBe(422);
  expect(fields).toContain("nosuch");
});
