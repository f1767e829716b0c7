import { describe, expect, it } from "vitest";
import { croppedPicture, isCrop, largestCrop, mayBeCropped, stemOf } from "./picture-crop";
import { uploadedFile } from "./uploaded-file";

const HASH = "a".repeat(64);
const PHOTO = `/media/72/${HASH}.webp`;
const crop = { x: 100, y: 0, width: 500, height: 1000 };

describe("a cropped picture", () => {
  it("has an address, a size and a point in sight of its own", () => {
    expect(
      croppedPicture({
        src: PHOTO,
        alt: "",
        width: 2000,
        height: 1000,
        focus: { x: 0.35, y: 0.2 },
        crop,
      }),
    ).toEqual({
      src: `/media/72/${HASH}.100-0-500-1000.webp`,
      alt: "",
      width: 1000,
      height: 1000,
      focus: { x: 0.5, y: 0.2 },
    });
  });

  it("keeps a point in sight that lies outside at its edge", () => {
    const { focus } = croppedPicture({
      ...{ src: PHOTO, width: 2000, height: 1000, crop },
      focus: { x: 0.9, y: 0.5 },
    });
    expect(focus).toEqual({ x: 1, y: 0.5 });
  });

  it.each([
    ["without a crop", { src: PHOTO, crop: null }],
    ["of another server", { src: "https://example.com/a.webp", crop }],
    ["that the site brings along", { src: "/media/72/hero.webp", crop }],
    ["that is a drawing", { src: `/media/72/${HASH}.svg`, crop }],
    ["beyond its edge", { src: PHOTO, crop: { ...crop, x: 501 } }],
  ])("%s stays whole", (_, { src, crop: of }) => {
    const whole = { src, width: 2000, height: 1000 };
    expect(croppedPicture({ ...whole, crop: of })).toEqual(whole);
  });
});

it.each([
  [{ width: 2000, height: 1000 }, 1, undefined, { x: 250, y: 0, width: 500, height: 1000 }],
  [{ width: 2000, height: 1000 }, 1, { x: 1, y: 0.5 }, { x: 500, y: 0, width: 500, height: 1000 }],
  [{ width: 1000, height: 2000 }, 2, { x: 0.5, y: 0 }, { x: 0, y: 0, width: 1000, height: 250 }],
  [{ width: 999, height: 333 }, 3, undefined, { x: 0, y: 0, width: 1000, height: 1000 }],
])("the largest crop of %j at %s around %j", (size, ratio, focus, expected) => {
  const found = largestCrop(size, ratio, focus);
  expect(found).toEqual(expected);
  expect(isCrop(found)).toBe(true);
});

it("is read from its path, which is of a photograph alone and within it", () => {
  const read = (numbers: string) => uploadedFile(`/media/72/${HASH}.${numbers}.webp`);
  expect(read("100-0-500-1000")).toEqual({
    idSite: 72,
    name: `${HASH}.100-0-500-1000.webp`,
    contentType: "image/webp",
    crop: { of: `${HASH}.webp`, ...crop },
  });
  for (const numbers of ["501-0-500-1000", "0-0-0-10", "01-0-10-10", "0-0-10", "0-0-10-10-10"]) {
    expect(read(numbers), numbers).toBeUndefined();
  }
  expect(uploadedFile(`/media/72/${HASH}.0-0-10-10.png`)).toBeUndefined();
  expect(mayBeCropped(`/media/72/${HASH}.0-0-10-10.webp`)).toBe(false);
});

it("begins as the photograph that it is of", () => {
  const { src } = croppedPicture({ src: PHOTO, width: 9, height: 9, crop });
  expect(src.startsWith(stemOf(PHOTO))).toBe(true);
  expect(stemOf("/media/72/hero.webp")).toBe("/media/72/hero.webp");
});
