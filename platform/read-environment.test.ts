import fc from "fast-check";
import { expect, it } from "vitest";
import { misspeltVariables } from "./read-environment";

const KNOWN = ["PORT", "HOST", "SITE_ID", "LOG_LEVEL", "DATABASE_URL", "TRUSTED_PROXIES"];
const tell = (name: string, meant: string) => [
  `${name} has no effect. Is it ${meant} that was meant?`,
];

it("asks after a name that is nearly that of a variable", () => {
  for (const [name, meant] of [
    ["PROT", "PORT"],
    ["port", "PORT"],
    ["PORTS", "PORT"],
    ["SITEID", "SITE_ID"],
    ["SITE-ID", "SITE_ID"],
    ["LOGLEVEL", "LOG_LEVEL"],
    ["DATABSAE_URL", "DATABASE_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["TRUSTED_PROXYES", "TRUSTED_PROXIES"],
  ] as const) {
    expect(misspeltVariables(KNOWN, { [name]: "x" } as never)).toEqual(tell(name, meant));
  }
});

it("says nothing of what has an effect, of what other programs read, and of what is not set", () => {
  const others = { HOME: "/root", PATH: "/bin", HOSTNAME: "box", DOMAIN: "example.com", TERM: "x" };
  expect(misspeltVariables(KNOWN, { ...others, PORT: "1" } as never)).toEqual([]);
  expect(misspeltVariables(KNOWN, { PROT: "" } as never)).toEqual([]);
  expect(misspeltVariables(KNOWN, { LOGLEVEL: "debug", LOG_LEVEL: "info" } as never)).toEqual([]);
});

it("finds every name that is one slip away, and none that is further", () => {
  const slip = fc.tuple(
    fc.constantFrom(...KNOWN),
    fc.nat(20),
    fc.constantFrom("X", "_", "7"),
    fc.constantFrom("put", "leave", "change", "swap"),
  );
  fc.assert(
    fc.property(slip, ([name, place, letter, kind]) => {
      const at = place % name.length;
      const [before, here, after] = [name.slice(0, at), name[at] ?? "", name.slice(at + 1)];
      const slips = {
        put: before + letter + here + after,
        leave: before + after,
        change: before + letter + after,
        swap: before + after.slice(0, 1) + here + after.slice(1),
      };
      const typed = slips[kind];
      const told = misspeltVariables([name], { [typed]: "x" } as never);
      expect(told).toEqual(typed === name ? [] : tell(typed, name));
      expect(misspeltVariables([name], { [`${typed}QQ`]: "x" } as never)).toEqual([]);
    }),
    { seed: 72 },
  );
});
