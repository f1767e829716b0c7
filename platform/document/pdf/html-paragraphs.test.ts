import { expect, it } from "vitest";
import { htmlParagraphs } from "./html-paragraphs";

it("tells headings from what stands under them", () => {
  expect(htmlParagraphs("<h3>Au chai</h3><p>Six mois</p>")).toEqual([
    { place: 1, text: "Au chai", isHeading: true },
    { place: 2, text: "Six mois", isHeading: false },
  ]);
});

it.each([
  ["<p>Un vin\n  <strong>souple</strong>.</p><p>À boire.</p>", ["Un vin souple.", "À boire."]],
  ["<ul><li>Silex</li><li><p>Sable</p></li></ul>", ["– Silex", "– Sable"]],
  ["<ol>\n<li>Un</li>\n<li><p>Deux</p><p>suite</p></li></ol>", ["1. Un", "2. Deux", "suite"]],
  ["<ul><li> </li></ul><p>Après</p>", ["Après"]],
  ["<table><tr><th>Nuit</th><td>20&nbsp;%</td></tr></table>", ["Nuit · 20\u00a0%"]],
  ["Une ligne<br>une autre", ["Une ligne", "une autre"]],
  ["<h3>Au chai</h3>Douze mois&nbsp;!", ["Au chai", "Douze mois\u00a0!"]],
  ["<script>alert(1)</script><p> </p>", []],
])("%s", (html, paragraphs) => {
  expect(htmlParagraphs(html).map(({ text }) => text)).toEqual(paragraphs);
});
