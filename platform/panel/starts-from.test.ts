import type { RouteConfig } from "@hono/zod-openapi";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import type { StartsFrom } from "@/lib/contract/call";
import { createApp } from "@/platform/app";
import { changeAsRead } from "@/testing/change-as-read";
import { routeCases } from "@/testing/route-cases";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type Declared = RouteConfig & { "x-starts-from"?: StartsFrom };

const saves = createApp({} as never).openAPIRegistry.definitions.flatMap((definition) =>
  definition.type === "route" &&
  /^\/(admin|driver)\//.test(definition.route.path) &&
  ["put", "patch"].includes(definition.route.method)
    ? [definition.route as Declared]
    : [],
);
const nameOf = ({ method, path }: Declared) => `${method.toUpperCase()} ${path}`;
const versioned = saves.filter((save) => save["x-starts-from"] === "VERSION");

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await openTestPlatform();
});
beforeEach(async () => {
  await platform.startAfresh();
  owner = await aPerson(platform, "SUPER_ADMIN");
});
afterAll(() => platform.close());

const casesOf = async (save: Declared) => {
  const member = await aPerson(platform);
  return (await routeCases[nameOf(save)]?.({ platform, owner: member })) ?? [];
};

describe("a save of the panel", () => {
  it.each(saves.map((save) => [nameOf(save), save] as const))(
    "%s says what it began from, or why it need not",
    (_, save) => {
      const startsFrom = save["x-starts-from"];
      expect(startsFrom).toBeDefined();
      if (typeof startsFrom !== "object") return;
      if ("no" in startsFrom) return expect(startsFrom.no.length).toBeGreaterThan(20);
      const { content } = save.request?.body ?? {};
      const json = content?.["application/json"] as { schema: { shape: object } } | undefined;
      expect(Object.keys(json?.schema.shape ?? {})).toContain(startsFrom.field);
    },
  );

  it.each(versioned.map((save) => [nameOf(save), save] as const))(
    "%s is not made without a version, nor from one that is no more",
    async (_, save) => {
      const [routeCase] = await casesOf(save);
      if (!routeCase) throw new Error("It has no case");
      const { path, body, headers: read } = routeCase;
      const send = (headers: Record<string, string>) =>
        platform.call("PUT", path, { body, headers: { ...owner.headers, ...headers } });
      expect(await send({})).toMatchObject({
        status: 428,
        answer: { data: { code: "VERSION_NEEDED" } },
      });
      expect(await send({ "If-Match": "what-was-there-before" })).toMatchObject({
        status: 409,
        answer: { data: { code: "STALE", current: { version: read?.["If-Match"] } } },
      });
      expect((await send({ ...read })).status).toBe(200);
    },
  );
});

const LANGUAGE_CODE = /^[A-Z]{2}(?:-[A-Z]{2})?$/;

/** Finds two values that a field can have instead of one, the second not the first. */
function othersThan(value: unknown): [unknown, unknown] {
  if (typeof value === "boolean") return [!value, value];
  if (typeof value === "number") return [value + 1, value + 2];
  if (Array.isArray(value)) return [["2028-01-01"], ["2028-01-02"]];
  if (typeof value === "object" && value) return [{ fr_FR: "Un autre" }, { fr_FR: "Encore un" }];
  if (typeof value === "string" && LANGUAGE_CODE.test(value)) return ["EN-AU", "EN-CA"];
  return ["Autre chose", "Encore autre chose"];
}

const changeable = ADMIN_RESOURCES.flatMap(({ name, can }) => (can.change ? [name] : []));

describe("two who change one row at once", () => {
  it.each(changeable)("%s: the second is told what is there", async (name) => {
    const save = saves.find(({ path }) => path === `/admin/${name}/{id}`);
    const [routeCase] = save ? await casesOf(save) : [];
    if (!routeCase) throw new Error(`A ${name} has no case`);
    const { path, body = {}, headers } = routeCase;
    const by = { headers: { ...owner.headers, ...headers } };
    const [field = ""] = Object.keys(body);
    const known = await platform.data<Record<string, unknown>>("GET", path, by);
    const [one, another] = othersThan(known[field]);
    const first = await platform.call<AdminItem>("PUT", path, { ...by, body: { [field]: one } });
    expect(first.status).toBe(200);
    const second = await platform.call("PUT", path, { ...by, body: { [field]: another } });
    expect(second).toMatchObject({
      status: 409,
      answer: { data: { code: "STALE", errors: {}, current: first.answer.data } },
    });
    const again = await changeAsRead<AdminItem>(platform, path, {
      headers: owner.headers,
      body: { [field]: another },
    });
    expect(again.answer.data).toMatchObject({ [field]: another });
  });

  it("want the same: both have it", async () => {
    const save = saves.find(({ path }) => path === "/admin/vehicle/{id}");
    const [routeCase] = save ? await casesOf(save) : [];
    if (!routeCase) throw new Error("There is no vehicle");
    const call = { body: { perKm: 4.05 }, headers: { ...owner.headers, ...routeCase.headers } };
    const answers = [
      await platform.call("PUT", routeCase.path, call),
      await platform.call("PUT", routeCase.path, call),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("note an arrival: the second is told that there is another", async () => {
    const save = saves.find(({ path }) => path === "/admin/ride/{id}/arrival");
    const [routeCase] = save ? await casesOf(save) : [];
    const { arrivalAt } = (routeCase?.body ?? {}) as { arrivalAt: string };
    const later = new Date(Date.parse(arrivalAt) + 60_000).toISOString();
    const say = (body: object) =>
      platform.call("PUT", routeCase?.path ?? "", { body, headers: owner.headers });
    expect((await say({ arrivalAt, was: null })).status).toBe(200);
    expect((await say({ arrivalAt: later, was: null })).status).toBe(409);
    expect((await say({ arrivalAt, was: null })).status).toBe(200);
    expect((await say({ arrivalAt: later, was: arrivalAt })).status).toBe(200);
  });
});
