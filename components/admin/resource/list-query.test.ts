import { expect, it } from "vitest";
import type { PanelResource } from "@/lib/site/panel-resources";
import { filterFields, listQuery, readListState, writeListState } from "./list-query";

const label = { fr: "", en: "" };
const RESOURCE: PanelResource = {
  name: "booking",
  label: { one: label, many: label },
  columns: ["reference"],
  orderBy: "-startAt",
  isSearched: true,
  subsets: { FIRM: label },
  mayChange: false,
  mayRemove: false,
  fields: {
    reference: { kind: "LINE", label, isListed: true, change: null },
    status: { kind: "CHOICE", label, isListed: true, change: null, options: { FINAL: { label } } },
    startAt: { kind: "INSTANT", label, isListed: true, change: null },
    total: { kind: "NUMBER", unit: "€", label, isListed: true, change: null },
    isPaid: { kind: "FLAG", label, isListed: true, change: null },
    phone: { kind: "PHONE", label, change: null },
  },
};

const read = (query: string, resource = RESOURCE) =>
  readListState(new URLSearchParams(query), resource);

it("comes back from the address it is written to", () => {
  for (const query of [
    "",
    "?search=le+bihan&status=FINAL&orderBy=total&page=3",
    "?startAt=2026-11-23&isPaid=false",
    "?subset=FIRM&startAt=2026-11-01&startAt.until=2026-11-30",
  ]) {
    expect(writeListState(read(query), RESOURCE)).toBe(query);
  }
});

it("leaves out what the resource does not declare, or a field cannot be", () => {
  expect(
    read(
      "?subset=NONE&status=NONE&phone=06&startAt=soon&startAt.until=later&total.until=9&total=x&isPaid=1&orderBy=phone&page=-2",
    ),
  ).toEqual({ search: "", page: 1, orderBy: "-startAt", filters: {} });
});

it.each([
  ["status=FINAL", "status", "FINAL"],
  ["isPaid=false", "isPaid", "false"],
  ["reference=EST-7", "reference", "lk:EST-7"],
  ["total=100", "total", "gte:100"],
  ["startAt=2026-11-23", "startAt", "gte:2026-11-23T00:00:00+01:00"],
  ["startAt=2026-06-01", "startAt", "gte:2026-06-01T00:00:00+02:00"],
  // The night in which summer ends is an hour longer.
  ["startAt.until=2026-10-25", "startAt", "lt:2026-10-26T00:00:00+01:00"],
  ["subset=FIRM", "subset", "FIRM"],
])("asks the API for %s in its own grammar", (query, field, expected) => {
  expect(listQuery(read(query), RESOURCE).get(field)).toBe(expected);
});

it("asks for both ends of a stretch of days", () => {
  const query = listQuery(read("startAt=2026-11-01&startAt.until=2026-11-30"), RESOURCE);
  expect(query.getAll("startAt")).toEqual([
    "gte:2026-11-01T00:00:00+01:00",
    "lt:2026-12-01T00:00:00+01:00",
  ]);
});

it("asks for an order only by a field that can be listed by", () => {
  expect(String(listQuery(read(""), RESOURCE))).toBe("nbItem=25&page=1&orderBy=-startAt");
  const byId = { ...RESOURCE, orderBy: "id" };
  expect(String(listQuery(read("", byId), byId))).toBe("nbItem=25&page=1");
});

it("has no filter of its own for what the search finds", () => {
  const names = (resource: PanelResource) => filterFields(resource).map(([name]) => name);
  expect(names(RESOURCE)).toEqual(["status", "startAt", "total", "isPaid"]);
  const { isSearched: _, ...unsearched } = RESOURCE;
  expect(names(unsearched)).toContain("reference");
});
