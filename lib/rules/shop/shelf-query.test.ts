import { describe, expect, it } from "vitest";
import { readShelfQuery, type ShelfQuery, withShelfQuery } from "./shelf-query";

const CHOICES = {
  kinds: ["RED", "WHITE"],
  tags: ["sur-lie", "brut"],
  orders: ["-price", "name", "kind"],
} as const;
const read = (address: string) => readShelfQuery(new URLSearchParams(address), CHOICES);

describe("what an address asks of the list", () => {
  it.each<[string, ShelfQuery]>([
    ["", {}],
    ["kind=RED&search=gué&orderBy=-price", { kind: "RED", search: "gué", orderBy: "-price" }],
    ["tag=sur-lie&orderBy=kind&page=3", { tag: "sur-lie", orderBy: "kind", page: 3 }],
    // Values that are not on offer; the site's own order needs no query.
    ["kind=BOX&tag=gold&orderBy=price&search=", {}],
    ["page=1", {}],
    ["page=0", {}],
    ["page=-2", {}],
    ["page=1.5", {}],
    ["page=two", {}],
    ["page=100001", {}],
    [`search=${"a".repeat(101)}`, { search: "a".repeat(100) }],
  ])("%s", (address, query) => {
    expect(read(address)).toEqual(query);
  });

  it.each<[string, ShelfQuery, string]>([
    ["", { kind: "RED", search: "gué", page: 2 }, "kind=RED&search=gu%C3%A9&page=2"],
    ["from=mail&kind=RED&page=2", { tag: "brut" }, "from=mail&tag=brut"],
    ["kind=RED&search=a&orderBy=name", {}, ""],
  ])("%s that asks for %j says %s", (address, query, said) => {
    const asking = withShelfQuery(new URLSearchParams(address), query);
    expect(asking.toString()).toBe(said);
    expect(read(said)).toEqual(query);
  });
});
