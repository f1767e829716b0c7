import { expect, it } from "vitest";
import { relyingParty } from "./relying-party";

it.each([
  ["https://estuaire.example", { id: "estuaire.example", origin: "https://estuaire.example" }],
  ["https://www.a.example/fr", { id: "www.a.example", origin: "https://www.a.example" }],
  ["https://a.example:8443", { id: "a.example", origin: "https://a.example:8443" }],
  ["http://localhost:3000", { id: "localhost", origin: "http://localhost:3000" }],
  ["http://estuaire.example", null],
  ["http://127.0.0.1:3000", null],
  ["https://203.0.113.7", null],
  ["https://[::1]:3000", null],
  ["", null],
])("of %s is %j", (url, expected) => {
  expect(relyingParty(url)).toEqual(expected);
});
