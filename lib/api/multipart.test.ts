import { describe, expect, it } from "vitest";
import { multipartOf } from "./multipart";

const PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

describe("what is uploaded", () => {
  it("has objects as JSON, texts as they are, and nothing for what is not given", () => {
    const form = multipartOf({ name: "Quai", alt: { fr_FR: "Un quai" }, rank: 2, text: undefined });
    expect([...form]).toEqual([
      ["name", "Quai"],
      ["alt", '{"fr_FR":"Un quai"}'],
      ["rank", "2"],
    ]);
  });

  it("has a single file under image, and several under images", () => {
    const files = ["a", "b"].map((name) => new File([name], `${name}.txt`));
    expect([...multipartOf({}, files.slice(0, 1)).keys()]).toEqual(["image"]);
    const several = multipartOf({}, files).getAll("images") as File[];
    expect(several.map(({ name }) => name)).toEqual(["a.txt", "b.txt"]);
  });

  it.each([
    [PIXEL, "image/gif", "GIF89a"],
    ["data:image/svg+xml;charset=utf-8,%3Csvg%2F%3E", "image/svg+xml;charset=utf-8", "<svg/>"],
    ["data:,quai", "text/plain;charset=us-ascii", "quai"],
  ])("has a file in place of a data URL: %s", async (url, type, start) => {
    const file = multipartOf({}, [url]).get("image") as File;
    expect(file.type).toBe(type);
    expect((await file.text()).slice(0, 6)).toBe(start);
  });

  it("takes no other text for a file", () => {
    expect(() => multipartOf({}, ["/media/72/hero.webp"])).toThrow(TypeError);
  });
});
