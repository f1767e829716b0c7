import { expect, test } from "vitest";
import { shareImage } from "./share-image";

const picture = { src: "/media/72/hero.webp", alt: "Une berline", width: 2400, height: 1350 };

test("a picture of the site is shared 1200 pixels wide, through the optimiser", () => {
  expect(shareImage(picture)).toEqual({
    url: "/_next/image?url=%2Fmedia%2F72%2Fhero.webp&w=1200&q=75",
    alt: "Une berline",
    width: 1200,
    height: 675,
  });
});

test("a smaller one keeps its size, one of another site its address", () => {
  expect(shareImage({ ...picture, width: 900, height: 1200 })).toMatchObject({
    width: 900,
    height: 1200,
  });
  const elsewhere = { ...picture, src: "https://pictures.example/hero.jpg" };
  expect(shareImage(elsewhere)).toMatchObject({ url: elsewhere.src, width: 2400 });
});
