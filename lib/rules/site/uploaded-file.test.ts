import { describe, expect, it } from "vitest";
import { uploadedFile, uploadedPath } from "./uploaded-file";

const HASH = "0123456789abcdef".repeat(4);

describe("uploadedFile", () => {
  it.each([
    ["svg", "image/svg+xml; charset=utf-8"],
    ["png", "image/png"],
    ["webp", "image/webp"],
  ])("knows a file by its path and tells what it is: %s", (ending, contentType) => {
    const file = uploadedFile(`/media/72/${HASH}.${ending}`);
    expect(file).toEqual({ idSite: 72, name: `${HASH}.${ending}`, contentType });
    expect(file && uploadedPath(file)).toBe(`/media/72/${HASH}.${ending}`);
  });

  it.each([
    "/media/72/logo.svg",
    "/media/72/logo.0123456789ab.svg",
    `/media/72/${HASH}`,
    `/media/72/${HASH}.html`,
    `/media/72/${HASH}.svg.html`,
    `/media/72/${HASH.toUpperCase()}.svg`,
    `/media/72/${HASH.slice(1)}.svg`,
    `/media/72/../73/${HASH}.svg`,
    `/media/72//${HASH}.svg`,
    `/media/072/${HASH}.svg`,
    `/media/72/${HASH}.svg\n`,
    `/media/72/${HASH}.svg?x`,
    `/media/x/${HASH}.svg`,
    `/media/${HASH}.svg`,
    `//media/72/${HASH}.svg`,
    `/x/media/72/${HASH}.svg`,
    "",
  ])("knows none at %j", (path) => expect(uploadedFile(path)).toBeUndefined());
});
