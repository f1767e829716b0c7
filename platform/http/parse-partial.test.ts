import { expect, it } from "vitest";
import { z } from "zod";
import { parsePartial } from "./parse-partial";

const form = z.object({
  name: z.string().trim().min(1),
  age: z.number().optional(),
  address: z.object({ city: z.string(), country: z.string().length(2).default("FR") }).optional(),
});

it.each<[unknown, object]>([
  [
    { name: " Anne ", age: 40 },
    { name: "Anne", age: 40 },
  ],
  [{ name: "", age: 40 }, { age: 40 }],
  [{ name: "Anne", age: "40" }, { name: "Anne" }],
  [{ address: { city: "Nantes" } }, { address: { city: "Nantes", country: "FR" } }],
  [{ address: { city: 1, country: "DE" } }, { address: { country: "DE" } }],
  [{ address: "Nantes" }, {}],
  [{ ["__proto__"]: 1, other: 2 }, {}],
  ["text", {}],
  [null, {}],
  [undefined, {}],
])("of %j, %j is sound", (given, sound) => {
  expect(parsePartial(form, given)).toEqual(sound);
});
