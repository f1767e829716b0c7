import { expect, it } from "vitest";
import { SEARCH_KINDS } from "@/lib/contract/search";
import en from "@/messages/en/search.json";
import fr from "@/messages/fr/search.json";
import { foundKinds } from "./found-kinds";

const wordsOf = (said: typeof fr.kinds) =>
  ((kind: keyof typeof said) => said[kind]) as unknown as Parameters<typeof foundKinds>[0];

it("names each kind that a search finds, as visitors call it", () => {
  const french = foundKinds(wordsOf(fr.kinds), "fr");
  const english = foundKinds(wordsOf(en.kinds), "en");
  for (const kinds of [french, english]) {
    expect(Object.keys(kinds).sort()).toEqual(SEARCH_KINDS.toSorted());
    expect(Object.values(kinds)).not.toContain(undefined);
  }
  expect(french).toMatchObject({
    news: "Actualité",
    element: "En bref",
    "blog-folder": "Dossier",
    product: "Produit",
  });
  expect(english).toMatchObject({ news: "News", element: "In brief", question: "Question" });
});
