import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routeCases } from "@/testing/route-cases";
import { aPerson, type Person } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

/**
 * Limits on the statements of a call once reference data is in memory, the beginning of each
 * transaction counted as a statement. A number that has to grow is a decision: every caller pays
 * for each statement. A call of a session looks it up first, in a transaction of its own, so that
 * none is open while a body is read.
 */
const OF_EVERYBODY: Record<string, number> = {
  "GET /parameter": 0,
  "GET /site/info": 0,
  "GET /fare": 0,
  "GET /external-app/{app}/config/public": 0,
  "GET /parameter/product/meal-icon": 0,
  "GET /place": 0,
  "GET /countries": 0,
  "GET /custom-stripe/public-key": 0,
  "GET /admin/address/type": 2,
  "GET /company/address": 2,
  "GET /variation": 2,
  "GET /component/conf/{slug}": 2,
  "GET /element/{route}": 2,
  "GET /element/{route}/{id}": 2,
  "GET /page": 2,
  "GET /page/{id}": 2,
  "GET /news": 3,
  "GET /search": 2,
  "GET /service": 2,
  "GET /service/{id}": 2,
  "GET /product": 5,
  "GET /product/filter": 0,
  "GET /product/{id}": 5,
  "GET /award": 2,
  "GET /v2/product/recommended/{id}": 6,
  "GET /shipping/options": 3,
  "POST /calculate/shipping-fees": 5,
  "GET /calendar/{id}/date/allowed/{month}/{year}": 3,
  "POST /booking/quote": 3,
  "POST /booking/times": 3,
  "POST /booking/way": 0,
  "POST /booking": 19,
  "POST /booking/request": 23,
  "GET /user": 0,
  "POST /cart": 5,
  "POST /order": 20,
};
const OF_ITS_OWNER: Record<string, number> = {
  "GET /user": 2,
  "GET /user/session": 4,
  "GET /user/address": 4,
  "GET /user/booking": 5,
  "GET /user/order": 6,
  "GET /user/paper": 4,
  "GET /user/cart": 4,
  "GET /cart/{cartId}/default": 8,
  "POST /cart/{cartId}/product/{declinationId}": 13,
  "GET /booking/{reference}": 8,
  "PUT /booking/{reference}": 13,
  "POST /booking/{reference}/cancel": 6,
  "GET /order/{reference}": 8,
};

let platform: TestPlatform;
let owner: Person;
let statements: string[] = [];
beforeAll(async () => {
  platform = await openTestPlatform({ server: null });
  owner = await aPerson(platform);
  platform.database.onStatement((text) => statements.push(text));
});
afterAll(() => platform.close());

async function statementsOf(name: string, caller: Person | undefined): Promise<string[]> {
  const [routeCase] = (await routeCases[name]?.({ platform, owner })) ?? [];
  if (!routeCase) throw new Error(`${name} has no case`);
  const [method = ""] = name.split(" ");
  const { path, body, headers } = routeCase;
  // Data kept in memory is there already, as for all callers but the first.
  for (const warm of ["/parameter", "/site/info", "/fare", "/shipping/options"]) {
    await platform.call("GET", warm);
  }
  if (method === "GET") await platform.call(method, path, { headers: { ...caller?.headers } });
  statements = [];
  const { status } = await platform.call(method, path, {
    body,
    headers: { ...headers, ...caller?.headers },
  });
  expect(status).toBe(200);
  return statements;
}

describe("a call asks the database little", () => {
  it.each(Object.entries(OF_EVERYBODY))("%s by a visitor: at most %i", async (name, most) => {
    const asked = await statementsOf(name, undefined);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(most);
  });

  it.each(Object.entries(OF_ITS_OWNER))("%s by whose it is: at most %i", async (name, most) => {
    const asked = await statementsOf(name, owner);
    expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(most);
  });
});

it("begins one transaction for a quote, in which nothing is asked twice", async () => {
  const asked = await statementsOf("POST /booking/quote", undefined);
  expect(asked.filter((text) => text === "BEGIN")).toHaveLength(1);
  expect(new Set(asked).size).toBe(asked.length);
});
