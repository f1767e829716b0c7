import { expect, it } from "vitest";
import { isKnownMarkup } from "./known-markup";

it.each([
  ["", true],
  ["<p>Un <strong>deux</strong> <em>trois</em></p>", true],
  ['<p><a href="/contact">ici</a></p><ul><li><p>a</p></li></ul>', true],
  ['<ol start="3"><li>a</li></ol><blockquote><p>b</p></blockquote><h3>c</h3><h4>d</h4>', true],
  ["<p>3 < 4</p>", true],
  ["<table><tr><td>a</td></tr></table>", false],
  ['<p><img src="/a.png" alt=""></p>', false],
  ["<h2>a</h2>", false],
  ['<p class="lead">a</p>', false],
  ["<P ID=top>a</P>", false],
])("%s is kept: %s", (html, isKnown) => expect(isKnownMarkup(html)).toBe(isKnown));
