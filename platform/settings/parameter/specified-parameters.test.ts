import { describe, expect, it } from "vitest";
import { ON_CHAUFFEURS_PAGES } from "@/e2e/support/settings-on-pages/chauffeurs-pages";
import { ON_ESTATES_PAGES } from "@/e2e/support/settings-on-pages/estates-pages";
import {
  PARAMETERS,
  type ParameterKey,
} from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { SETTINGS_IN_PLATFORM } from "@/testing/settings-in-platform/settings-in-platform";
import {
  SPECIFIED_DEFAULTS,
  SPECIFIED_KINDS,
  SPECIFIED_PARAMETERS,
} from "@/testing/specification/specified-parameters";

const SEEN = { ...SETTINGS_IN_PLATFORM, ...ON_CHAUFFEURS_PAGES, ...ON_ESTATES_PAGES("") };

const specified = Object.entries(SPECIFIED_PARAMETERS).flatMap(([group, keys]) =>
  keys.map((key): [string, ParameterKey] => [group, key]),
);

describe("the parameters of the specification", () => {
  it("are listed once each, 126 of them", () => {
    const keys = specified.map(([, key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(126);
  });

  it.each(specified)("%s: %s is in the catalogue, and is seen to act", (_, key) => {
    expect(PARAMETERS).toHaveProperty(key);
    expect(SEEN).toHaveProperty(key);
  });

  it("have the kinds that it gives them", () => {
    const kinds = Object.keys(SPECIFIED_KINDS).map((key) => [
      key,
      PARAMETERS[key as ParameterKey].kind,
    ]);
    expect(Object.fromEntries(kinds)).toEqual(SPECIFIED_KINDS);
    const colours = specified.filter(([, key]) => key.endsWith("_COLOR"));
    for (const [, key] of colours) expect(PARAMETERS[key].holds).toEqual({ is: "COLOUR" });
  });

  it("are what it says unless they are set", () => {
    const defaults = Object.keys(SPECIFIED_DEFAULTS).map((key) => [
      key,
      PARAMETERS[key as ParameterKey].default,
    ]);
    expect(Object.fromEntries(defaults)).toEqual(SPECIFIED_DEFAULTS);
  });
});
