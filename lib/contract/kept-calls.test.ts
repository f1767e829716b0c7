import { expect, it } from "vitest";
import { isKeptCall } from "./kept-calls";

it("tells what is the same for everybody until a change is announced", () => {
  const kept = ["/parameter", "/fare", "/service/3", "/page/menu", "/openapi.json"];
  const asked = [
    // They depend on the time, on who asks, or on more than their path.
    "/news",
    "/product",
    "/user",
    "/calendar/1/date/allowed/11/2026",
    "/fare/3",
    "/service/3/more",
    "/openapi-json",
  ];
  expect([...kept, ...asked].filter(isKeptCall)).toEqual(kept);
});
