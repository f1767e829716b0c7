import { expect, it } from "vitest";
import { htmlParagraphs } from "./html-paragraphs";

it.each([
  ["<p>Un vin\n  <strong>souple</strong>.</p><p>À boire.</p>", ["Un vin souple.", "À boire."]],
  ["<ul><li>Silex</li><li><p>Sable</p></li></ul>", ["– Silex", "Sable"]],
  ["Une ligne<br>une autre", ["Une ligne", "une autre"]],
  ["<h3>Au chai</h3>Douze mois&nbsp;!", ["Au chai", "Douze mois\u00a0!"]],
  ["<script>alert(1)</script><p> </p>", []],
])("%s", (html, paragraphs) => {
  expect(htmlParagraphs(html)).toEqual(paragraphs);
});
