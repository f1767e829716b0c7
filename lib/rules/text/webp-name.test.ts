import { describe, expect, it } from "vitest";
import { webpName } from "./webp-name";

describe("webpName", () => {
  it.each([
    ["car.jpg", "car.webp"],
    ["car.JPEG", "car.webp"],
    [
      "https://cdn.example/v1.2/car.front.png?w=640#top",
      "https://cdn.example/v1.2/car.front.webp?w=640#top",
    ],
    ["logo.svg", "logo.svg"],
    ["tour.mp4", "tour.mp4"],
    ["car.webp", "car.webp"],
    ["page?image=car.png", "page?image=car.png"],
    ["jpg", "jpg"],
  ])("of %j is %j", (filename, expected) => {
    expect(webpName(filename)).toBe(expected);
  });
});
