import { expect, it } from "vitest";
import { isSameAddress } from "./same-address";

const NANTES = { kind: "TOWN", lat: 47.2173, lng: -1.5534 };
const STATION = { kind: "STATION", lat: 47.2173, lng: -1.5417 };

it.each([
  ["a station and itself", STATION, STATION, true],
  ["a station and the town", STATION, NANTES, false],
  ["a town and itself, whose addresses are not said yet", NANTES, NANTES, false],
  ["one street of a town", { ...NANTES, address: "A" }, { ...NANTES, address: "A" }, true],
  ["two streets of a town", { ...NANTES, address: "A" }, { ...NANTES, address: "B" }, false],
])("%s", (_name, one, other, same) => expect(isSameAddress(one, other)).toBe(same));
