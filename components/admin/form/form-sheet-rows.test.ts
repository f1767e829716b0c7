import { expect, it } from "vitest";
import { formSheetRows } from "./form-sheet-rows";

const words = { receivedAt: "Reçue le", language: "Langue" };

it("has a line for each answer, and a column for each question that was ever asked", () => {
  const answers = [
    {
      id: 2,
      receivedAt: "2026-11-21T09:00:00.000Z",
      language: "en" as const,
      given: [
        { name: "k2", type: "DATE" as const, label: "The day", text: "2026-12-24" },
        { name: "k1", type: "TEXT" as const, label: "Your name", text: "=HYPERLINK(1)" },
      ],
    },
    {
      id: 1,
      receivedAt: "2026-11-20T09:00:00.000Z",
      language: "fr_FR" as const,
      given: [
        { name: "k1", type: "TEXT" as const, label: "Votre nom", text: "01000" },
        { name: "k3", type: "TEXT" as const, label: "Et encore", text: "+33" },
      ],
    },
  ];
  expect(formSheetRows({ answers }, words)).toEqual([
    [
      { head: "Reçue le" },
      { head: "Langue" },
      { head: "The day" },
      { head: "Your name" },
      { head: "Et encore" },
    ],
    // A text stays a text: neither is a formula run nor a leading zero lost.
    [{ instant: "2026-11-21T09:00:00.000Z" }, "en", { day: "2026-12-24" }, "=HYPERLINK(1)", ""],
    [{ instant: "2026-11-20T09:00:00.000Z" }, "fr_FR", "", "01000", "+33"],
  ]);
});
