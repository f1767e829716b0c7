import { expect, it } from "vitest";
import { browserMeansIn, unguardedMeans } from "./browser-means.mjs";

const meansIn = (text: string) =>
  browserMeansIn("page.tsx", text).map((line) => line.replace(/^page\.tsx:\d+: /, ""));

it.each([
  ["localStorage.getItem('cart')", ["localStorage"]],
  ["window.localStorage.cart", ["localStorage"]],
  ["globalThis.sessionStorage", ["sessionStorage"]],
  ["const { length } = localStorage", ["localStorage"]],
  ["keep(sessionStorage)", ["sessionStorage"]],
  ["new BroadcastChannel('a')", ["BroadcastChannel"]],
  ["crypto.randomUUID()", ["crypto.randomUUID"]],
  ["window.crypto.randomUUID()", ["crypto.randomUUID"]],
  ["navigator.clipboard?.writeText('')", ["navigator.clipboard"]],
  ["document.cookie = 'a=b'", ["document.cookie"]],
  ["import Cookies from 'js-cookie'", ["js-cookie"]],
  ["matchMedia('(hover)').matches", ["matchMedia"]],
  ["context.getImageData(0, 0, 1, 1).data", ["getImageData"]],
  ["canvas.toDataURL('image/png')", ["toDataURL"]],
  ["navigator.onLine", []],
  ["crypto.getRandomValues(bytes)", []],
  ["const shown: Notification = { localStorage: 1 }", []],
  ["'localStorage'; // localStorage", []],
])("of %s finds %j", (text, means) => {
  expect(meansIn(text)).toEqual(means);
});

it("finds none in the site", () => {
  expect(unguardedMeans()).toEqual([]);
});
