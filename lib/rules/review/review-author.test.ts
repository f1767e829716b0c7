import { expect, it } from "vitest";
import { reviewAuthor } from "./review-author";

it.each([
  ["Hélène", "Kervella", "Hélène\u00a0K."],
  ["Jean-Marc", "le Goff", "Jean-Marc\u00a0L."],
  ["Anne", "’t Hooft", "Anne\u00a0T."],
  ["Ève", "éluard", "Ève\u00a0É."],
  ["Madonna", "", "Madonna"],
  [" Paul ", "—", "Paul"],
])("shows %s %s as %s", (firstname, lastname, shown) => {
  expect(reviewAuthor({ firstname, lastname })).toBe(shown);
});
