import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
import { changeAsRead } from "@/platform/testing/change-as-read";
import { aPerson } from "@/platform/testing/scene";
import { aSecondFactor } from "@/platform/testing/second-factor";
import { SETTINGS_IN_PLATFORM } from "@/platform/testing/settings-in-platform/settings-in-platform";
import { settingsSite } from "@/platform/testing/settings-in-platform/settings-site";
import { openTestPlatform, type TestPlatform } from "@/platform/testing/test-platform";
import { parameterError } from "./parameter-value";

/** The two values of each setting with what they show, in the platform and on pages in a browser. */
const SHOWN: [ParameterKey, [value: string, seen: unknown][]][] = [
  ...Object.entries(SETTINGS_IN_PLATFORM).map(([key, [, ...byValue]]) => [key, byValue] as const),
  ...Object.entries({ ...ON_CHAUFFEURS_PAGES, ...ON_ESTATES_PAGES("") }).map(
    ([key, { byValue }]) => [key, byValue] as const,
  ),
].map(([key, byValue]) => [key as ParameterKey, byValue.slice()]);

/** Sources that give settings their values or try them out, and read none. */
const GIVES_OR_TRIES =
  /\.test\.tsx?$|parameter-catalogue|^platform\/(testing|demo\/(72|73)\/parameters)\//;

describe("every setting of the catalogue", () => {
  const definitions: [string, ParameterDefinition][] = Object.entries(PARAMETERS);
  const acting = definitions.filter(([, { awaits }]) => awaits === undefined);

  it("is seen to act in one place, unless it waits for a module", () => {
    const keys = acting.map(([key]) => key);
    expect(SHOWN.map(([key]) => key).toSorted()).toEqual(keys.toSorted());
  });

  it("waits for a module only while nothing reads it", () => {
    const source = ["app", "components", "lib", "platform", "server", "stores"]
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
          join(folder, name),
        ),
      )
      .filter((file) => /\.tsx?$/.test(file) && !GIVES_OR_TRIES.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const waiting = definitions.filter(([, { awaits }]) => awaits !== undefined);
    expect(waiting.filter(([key]) => new RegExp(`\\b${key}\\b`).test(source))).toEqual([]);
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
