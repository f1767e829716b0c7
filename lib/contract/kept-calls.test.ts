import { expect, it } from "vitest";
import { isKeptCall, readsQuery } from "./kept-calls";

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

it("depends on its query where it lists something, or finds a page by its path", () => {
  const listed = ["/service", "/element/footer", "/company/address", "/page/at", "/page/address"];
  const plain = ["/parameter", "/service/1", "/element/footer/2", "/page/12", "/openapi.json"];
  expect([...listed, ...plain].filter(readsQuery)).toEqual(listed);
});
