import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";

vi.mock("server-only", () => ({}));
const { renderHeadedHtml } = await import("./render-html");

const TEXT =
  "<p>Avant.</p><h2>1. Le <em>prix</em></h2><p>…</p><h3>Détail</h3><h2>Réclamations</h2><h2>Réclamations</h2>";

it("lists the second-level headings of a text, each by an id of its own", () => {
  const { headings, content } = renderHeadedHtml(TEXT);
  expect(headings).toEqual([
    { id: "1-le-prix", text: "1. Le prix" },
    { id: "reclamations", text: "Réclamations" },
    { id: "reclamations-2", text: "Réclamations" },
  ]);
  const html = renderToStaticMarkup(content);
  for (const { id } of headings) expect(html).toContain(`<h2 id="${id}">`);
  expect(html).toContain("<h3>Détail</h3>");
});

it("lists none where there are none", () => {
  expect(renderHeadedHtml("<p>Un texte court.</p>").headings).toEqual([]);
});
