import { expect, it } from "vitest";
import { plainText } from "./plain-text";

it.each([
  ["<p>Un</p><p>Deux</p>", "Un\nDeux"],
  ["<h3>Titre</h3><ul><li><p>Un</p></li><li><p>Deux</p></li></ul>", "Titre\n• Un\n• Deux"],
  ["<p>a<br>b</p>", "a\nb"],
  ["<p>1 &lt; 2 &amp;&#x20;3&#33;</p>", "1 < 2 & 3!"],
  ["<p>&#x999999999; &wine;</p>", "&#x999999999; &wine;"],
  ["", ""],
])("%s reads %j", (html, text) => expect(plainText(html)).toBe(text));
