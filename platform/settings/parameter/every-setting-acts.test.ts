import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ON_CHAUFFEURS_PAGES } from "@/e2e/support/settings-on-pages/chauffeurs-pages";
import { ON_ESTATES_PAGES } from "@/e2e/support/settings-on-pages/estates-pages";
import type { ParameterDefinition } from "@/lib/contract/parameter-catalogue/definition";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { parameters } from "@/platform/db/schema/site-look";
import { changeAsRead } from "@/testing/change-as-read";
import { aPerson } from "@/testing/scene";
import { aSecondFactor } from "@/testing/second-factor";
import { SETTINGS_IN_PLATFORM } from "@/testing/settings-in-platform/settings-in-platform";
import { settingsSite } from "@/testing/settings-in-platform/settings-site";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { parameterError } from "./parameter-value";

/** The two values of each setting with their effect, in the platform and on pages in a browser. */
const SHOWN: [ParameterKey, [value: string, seen: unknown][]][] = [
  ...Object.entries(SETTINGS_IN_PLATFORM).map(([key, [, ...byValue]]) => [key, byValue] as const),
  ...Object.entries({ ...ON_CHAUFFEURS_PAGES, ...ON_ESTATES_PAGES("") }).map(
    ([key, { byValue }]) => [key, byValue] as const,
  ),
].map(([key, byValue]) => [key as ParameterKey, byValue.slice()]);

describe("every setting of the catalogue", () => {
  const definitions: [string, ParameterDefinition][] = Object.entries(PARAMETERS);

  it("is seen to act in one place", () => {
    const keys = definitions.map(([key]) => key);
    expect(SHOWN.map(([key]) => key).toSorted()).toEqual(keys.toSorted());
  });

  it.each(SHOWN)("%s has two values, which show two things", (key, byValue) => {
    const [[first, seen] = [], [second, alsoSeen] = []] = byValue;
    expect(byValue).toHaveLength(2);
    expect(first).not.toBe(second);
    expect(seen).not.toEqual(alsoSeen);
    const { holds } = PARAMETERS[key];
    for (const [value] of byValue) expect(parameterError(holds, value)).toBeUndefined();
  });
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openTestPlatform({
    sites: [settingsSite],
  });
});
afterAll(() => platform.close());

/** Sets a setting as the owner does; requiring a second factor of all needs one. */
async function set(type: ParameterKey, value: string): Promise<void> {
  const owner = await aPerson(platform, "SUPER_ADMIN");
  if (type === "STAFF_SECOND_FACTOR") await aSecondFactor(platform, owner);
  const call = { headers: { ...owner.headers }, body: { value } };
  const { status } = await changeAsRead(platform, `/admin/parameter/${type}`, call);
  if (status !== 200) throw new Error(`${type} is not set: ${status}`);
}

describe("a setting is seen in the platform:", () => {
  it.each(Object.entries(SETTINGS_IN_PLATFORM))("%s", async (type, [look, ...byValue]) => {
    const { everySite } = platform.database;
    const ofIt = and(eq(parameters.idSite, 901), eq(parameters.type, type));
    const [before] = await everySite.select().from(parameters).where(ofIt);
    const seen: [string, unknown][] = [];
    for (const [value] of byValue) {
      await set(type as ParameterKey, value);
      seen.push([value, await look(platform)]);
    }
    await everySite.delete(parameters).where(ofIt);
    if (before) await everySite.insert(parameters).values(before);
    expect(seen).toEqual(byValue);
  });
});
