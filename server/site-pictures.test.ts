import inject from "light-my-request";
import { expect, it } from "vitest";
import { sitePictures } from "./site-pictures";

const answerPicture = sitePictures(
  { isFile: (path) => path === "/media/72/hero.webp" },
  (_, response) => void response.end("a picture"),
  async (request, response) => {
    const isUploaded = request.url?.includes("uploaded") ?? false;
    if (isUploaded) response.end("a picture of the owner's");
    return isUploaded;
  },
);
const ask = async (...names: string[]) => {
  const query = names.map((name) => `url=${encodeURIComponent(name)}`).join("&");
  const url = `/_next/image?${query}&w=480&q=75`;
  const { statusCode } = await inject(
    (request, response) => void answerPicture(request, response, async () => true),
    { url },
  );
  return statusCode;
};

it("has a picture made of a file by its own name", async () => {
  expect(await ask("/media/72/hero.webp")).toBe(200);
});

it("has what the owner has put onto the site made elsewhere", async () => {
  expect(await ask("/media/72/uploaded.webp")).toBe(200);
});

it.each([
  ["another way to write it", ["/media/72/hero.webp#1"]],
  ["a roundabout path", ["/media/x/../72/hero.webp"]],
  ["a query", ["/media/72/hero.webp?1"]],
  ["no file", ["/media/72/none.webp"]],
  ["no name", []],
  ["two names", ["/media/72/hero.webp", "/media/72/hero.webp"]],
])("has none made of %s", async (_, names) => {
  expect(await ask(...names)).toBe(404);
});
