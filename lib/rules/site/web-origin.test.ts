import { expect, it } from "vitest";
import { webOrigin } from "./web-origin";

it.each([
  ["https://www.example.com", "https://www.example.com"],
  ["https://www.example.com/", "https://www.example.com"],
  ["HTTPS://WWW.Example.com:443", "https://www.example.com"],
  ["http://localhost:3100", "http://localhost:3100"],
  ["https://www.example.com/site", undefined],
  ["https://www.example.com/?a=1", undefined],
  ["https://www.example.com?", undefined],
  ["https://user:word@www.example.com", undefined],
  ["www.example.com", undefined],
  ["ftp://www.example.com", undefined],
  ["https://", undefined],
])("the origin of %s is %s", (address, origin) => {
  expect(webOrigin(address)).toBe(origin);
});
