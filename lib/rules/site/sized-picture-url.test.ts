import { expect, it } from "vitest";
import { sizedPictureUrl } from "./sized-picture-url";

const OWN = "/_next/image?url=%2Fmedia%2F72%2Fa.jpg&w=480&q=75";

it.each([
  ["/media/72/a.jpg", null, OWN],
  [
    "/media/72/a.jpg",
    "https://images.example",
    "https://images.example/media/72/a.webp?w=480&q=75",
  ],
  [
    "/media/72/a.PNG",
    "https://images.example/",
    "https://images.example/media/72/a.webp?w=480&q=75",
  ],
  ["/media/a.webp", "https://images.example/x", "https://images.example/x/media/a.webp?w=480&q=75"],
])("%s of %s is %s", (src, service, expected) => {
  expect(sizedPictureUrl(src, 480, service)).toBe(expected);
});
