import { expect, it } from "vitest";
import { readDraft, writeDraft } from "./setting-draft";

const NOW = new Date("2026-11-28T12:00:00Z");
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const draft = { idUser: 7, type: "COMPANY_PHONE", value: "02 40 00 00 00", valueEn: null };
const written = writeDraft("secret", draft, NOW);

it("comes back to its author, for ten minutes", () => {
  expect(readDraft("secret", written, { idUser: 7, now: after(9) })).toEqual(draft);
  expect(readDraft("secret", written, { idUser: 7, now: after(10) })).toBeUndefined();
});

it.each([
  ["somebody else", "secret", written, 8],
  ["another site", "other", written, 7],
  ["an altered value", "secret", `A${written.slice(1)}`, 7],
  ["one without a signature", "secret", written.split(".")[0] ?? "", 7],
  ["nothing", "secret", "", 7],
])("comes back to nobody: %s", (_, secret, text, idUser) => {
  expect(readDraft(secret, text, { idUser, now: NOW })).toBeUndefined();
});
