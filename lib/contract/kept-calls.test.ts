import { expect, it } from "vitest";
import { readsQuery, sourcesOfKeptCall } from "./kept-calls";

it("tells what is the same for everybody until a change is announced", () => {
  const kept = ["/parameter", "/fare", "/service/3", "/page/menu", "/openapi.json"];
  const asked = [
    // They depend on the time, on the caller, or on more than their path.
    "/news",
    "/product",
    "/user",
    "/calendar/1/date/allowed/11/2026",
    "/fare/3",
    "/service/3/more",
    "/openapi-json",
  ];
  expect([...kept, ...asked].filter(sourcesOfKeptCall)).toEqual(kept);
});

it("depends on its query where it lists something, or finds a page by its path", () => {
  const listed = ["/service", "/element/footer", "/company/address", "/page/at", "/page/address"];
  const plain = ["/parameter", "/service/1", "/element/footer/2", "/page/12", "/openapi.json"];
  expect([...listed, ...plain].filter(readsQuery)).toEqual(listed);
});

it("names what an answer is made from, by what its path names", () => {
  expect(sourcesOfKeptCall("/element/logo-footer")).toEqual([
    { kind: "elements", route: "logo-footer" },
  ]);
  expect(sourcesOfKeptCall("/component/conf/home%2Fhero")).toEqual([
    { kind: "component", slug: "home/hero" },
  ]);
  expect(sourcesOfKeptCall("/page/12")).toContainEqual({ kind: "page", id: 12 });
  expect(sourcesOfKeptCall("/page/at")).toEqual([{ kind: "pages" }]);
});
