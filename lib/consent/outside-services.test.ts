import { describe, expect, it } from "vitest";
import { PARAMETERS } from "@/lib/contract/parameter-catalogue/parameter-catalogue";
import { SERVICE_KEYS } from "@/lib/rules/consent/service-key";
import en from "@/messages/en/consent.json";
import fr from "@/messages/fr/consent.json";
import { OUTSIDE_SERVICES } from "./outside-services";

/** Thirteen months, which the CNIL allows a cookie at most. */
const MOST_DAYS = 395;

it("declares each tool that a choice can be about, once", () => {
  expect(OUTSIDE_SERVICES.map(({ key }) => key).sort()).toEqual([...SERVICE_KEYS].sort());
});

it("has no name that another ends with: the library finds answers by their text", () => {
  const within = SERVICE_KEYS.filter((key) =>
    SERVICE_KEYS.some((other) => other !== key && other.endsWith(key)),
  );
  expect(within).toEqual([]);
});

describe.each(OUTSIDE_SERVICES.map((service) => [service.key, service] as const))(
  "%s",
  (key, service) => {
    it("says in both languages what it does", () => {
      for (const { tools, purposes } of [fr, en]) {
        expect(tools[key]).not.toBe("");
        expect(purposes[service.purpose].title).not.toBe("");
      }
    });

    it("is configured by settings that there are, of which an empty one leaves it out", () => {
      for (const parameter of service.parameters) expect(PARAMETERS[parameter].default).toBeNull();
    });

    it("names hosts of https alone", () => {
      const { scripts, calls, frames = [] } = service.hosts(["https://stats.example/matomo/", "1"]);
      for (const host of [...scripts, ...calls, ...frames])
        expect(host).toMatch(/^https:\/\/(?:\*\.)?[a-z\d.-]+$/);
    });

    it("leaves no cookie for longer than thirteen months", () => {
      for (const { lasts } of service.cookies)
        if (lasts !== "UNTIL_CLOSED" && "days" in lasts)
          expect(lasts.days).toBeLessThanOrEqual(MOST_DAYS);
    });
  },
);
