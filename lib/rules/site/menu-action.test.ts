import { expect, it } from "vitest";
import { menuAction } from "./menu-action";

it.each([
  ["scrollTo('#calculator')", { kind: "scrollTo", id: "calculator" }],
  ['openModal("news");', { kind: "openModal", id: "news" }],
  [" print() ", { kind: "print" }],
  ["alert(1)", undefined],
  ["print();alert(1)", undefined],
  ["scrollTo('#a');fetch('/x')", undefined],
  ["scrollTo()", undefined],
  [null, undefined],
])("%s", (code, action) => expect(menuAction(code)).toEqual(action));
