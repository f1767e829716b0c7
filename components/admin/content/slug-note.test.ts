import { expect, it } from "vitest";
import { slugNote } from "./slug-note";

it.each([
  [{ typed: "", title: "Été à Clisson", path: null }, "…/ete-a-clisson"],
  [{ typed: "mon-adresse", title: "Été", path: null }, "…/mon-adresse"],
  // An address that a title gave stays while the title changes.
  [{ typed: "", title: "Autrement", path: "/actualites/ete" }, "/actualites/ete"],
  [{ typed: "neuf", title: "Autrement", path: "/actualites/ete" }, "/actualites/neuf"],
  [{ typed: "", title: "", path: null }, undefined],
])("%j gives %s", (asked, address) => expect(slugNote(asked)).toBe(address));
