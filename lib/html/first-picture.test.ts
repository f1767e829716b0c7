import { expect, test } from "vitest";
import { firstPicture } from "./first-picture";

test("the first picture that says its size, however deep", () => {
  const html = `<p>Words</p><figure><picture><img src="/a.webp" alt="no size"></picture></figure>
    <div><img src="/b.webp" alt="Les vignes" width="1600" height="900"></div>
    <img src="/c.webp" alt="" width="10" height="10">`;
  expect(firstPicture(html)).toEqual({
    src: "/b.webp",
    alt: "Les vignes",
    width: 1600,
    height: 900,
  });
});

test("none where there is no picture", () => {
  expect(firstPicture("<p>Only words</p>")).toBeUndefined();
});
