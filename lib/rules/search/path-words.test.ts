import { expect, it } from "vitest";
import { pathWords } from "./path-words";

it.each([
  ["/services/vtc-aeroport_nantes", "vtc aeroport nantes services"],
  ["/en/airport.html", "airport"],
  ["/a%C3%A9roport", "aéroport"],
  ["/%E0%A4%A", ""],
  ["/", ""],
])("of %s are %j", (path, words) => expect(pathWords(path)).toBe(words));
