import { expect, it } from "vitest";
import { wayLink } from "./way-link";

const AIRPORT = { lat: 47.1569, lng: -1.6078 };

it.each([
  [
    "an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)",
    /^https:\/\/maps\.apple\.com\/\?daddr=47\.1569,-1\.6078/,
  ],
  [
    "Android",
    "Mozilla/5.0 (Linux; Android 16)",
    /^geo:47\.1569,-1\.6078\?q=47\.1569,-1\.6078\(A%C3%A9roport\)$/,
  ],
  [
    "a desk",
    "Mozilla/5.0 (X11; Linux x86_64)",
    /^https:\/\/www\.openstreetmap\.org\/directions\?to=47\.1569%2C-1\.6078$/,
  ],
])("leads the way on %s", (_, userAgent, expected) => {
  expect(wayLink(AIRPORT, "Aéroport", userAgent)).toMatch(expected);
});
