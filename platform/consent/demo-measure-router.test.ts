import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { DEMO_MEASURE_PATH } from "@/lib/rules/consent/demo-measure";
import { measuredPages } from "@/platform/db/schema/consent";
import { parameters } from "@/platform/db/schema/site-look";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { measureDemonstration } from "./measure-demonstration";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform();
});
afterAll(() => platform.close());
afterEach(async () => {
  await platform.database.everySite.delete(measuredPages);
  await platform.startAfresh();
});

const db = () => platform.database.everySite;
const configure = (value: string) =>
  db()
    .insert(parameters)
    .values({ idSite: 901, type: "MATOMO_URL", value })
    .onConflictDoUpdate({ target: [parameters.idSite, parameters.type], set: { value } });
const configured = async () =>
  (await db().select().from(parameters))
    .filter(({ type, value }) => type === "MATOMO_URL" && value !== null)
    .map(({ value }) => value);
const count = (address: string) =>
  platform.call(
    "POST",
    `/demo-measure/matomo.php?idsite=72&rec=1&url=${encodeURIComponent(address)}`,
  );
const seen = async () =>
  (await db().select().from(measuredPages)).map(({ path, count }) => [path, count]);

it("is not there for a site that has another tool, or none", async () => {
  for (const path of ["/demo-measure/", "/demo-measure/matomo.js"])
    expect((await platform.call("GET", path)).status).toBe(404);
  expect((await count("https://72.example/")).status).toBe(404);
  await configure("https://stats.example/");
  expect((await count("https://72.example/")).status).toBe(404);
  expect(await seen()).toEqual([]);
});

it("counts pages by their paths, and nothing else of their addresses", async () => {
  await configure(DEMO_MEASURE_PATH);
  for (const address of ["https://72.example/", "https://72.example/?q=Marie#x", "nonsense"])
    await count(address);
  await count("https://72.example/tarifs");
  await count(`https://72.example/${"x".repeat(300)}`);
  expect((await seen()).sort()).toEqual([
    ["/", 2],
    ["/tarifs", 1],
  ]);
});

it("is given to a new demonstration of site 72 alone, and takes nobody's own away", async () => {
  await configure("https://stats.example/");
  await measureDemonstration(platform.database, [901]);
  expect(await configured()).toEqual(["https://stats.example/"]);
});
