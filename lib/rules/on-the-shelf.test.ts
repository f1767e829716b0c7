import { describe, expect, it } from "vitest";
import { onTheShelf, readShelfQuery, type ShelfQuery } from "./on-the-shelf";

const item = (name: string, kind: "RED" | "WHITE", price: number, text = "") => ({
  ...{ name, kind, price },
  text: `${name} ${text}`,
});
const SHELF = [
  item("L’Écaille", "WHITE", 6.9, "Folle blanche"),
  item("Gué", "WHITE", 11.9, "Melon de Bourgogne"),
  item("Closerie", "RED", 10.5, "Cabernet"),
];

describe("what is on the shelf", () => {
  it.each<[ShelfQuery, string[]]>([
    [{}, ["L’Écaille", "Gué", "Closerie"]],
    [{ kind: "WHITE" }, ["L’Écaille", "Gué"]],
    [{ search: "ecaille" }, ["L’Écaille"]],
    [{ search: "l'ecaille" }, ["L’Écaille"]],
    [{ search: "  BOURGOGNE  gue " }, ["Gué"]],
    [{ search: "gué cabernet" }, []],
    [{ kind: "RED", search: "melon" }, []],
    [{ orderBy: "price" }, ["L’Écaille", "Closerie", "Gué"]],
    [{ orderBy: "-price" }, ["Gué", "Closerie", "L’Écaille"]],
    [{ orderBy: "name" }, ["Closerie", "Gué", "L’Écaille"]],
  ])("for %j", (query, names) => {
    expect(onTheShelf(SHELF, query).map(({ name }) => name)).toEqual(names);
  });

  it.each<[string, ShelfQuery]>([
    ["kind=RED&search=gué&orderBy=-price", { kind: "RED", search: "gué", orderBy: "-price" }],
    ["kind=BOX&orderBy=colour&search=", {}],
  ])("an address that says %s", (address, query) => {
    expect(readShelfQuery(new URLSearchParams(address), ["RED", "WHITE"])).toEqual(query);
  });
});
