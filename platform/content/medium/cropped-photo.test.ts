import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { croppedPath } from "@/lib/rules/site/picture-crop";
import { contentItems } from "@/platform/db/schema/content-item";
import { folderStore } from "@/platform/media/store/folder-store";
import { aPerson } from "@/testing/scene";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";
import { addPhoto } from "@/testing/uploaded-medium";
import { coveredPart } from "./picture-legibility";

let platform: TestPlatform;
let admin: Record<string, string>;
let src: string;

const SIZE = { width: 400, height: 200 };
/** Makes a photograph whose left half is black and whose right half is white. */
async function halfAndHalf(): Promise<Buffer> {
  const white = await sharp({
    create: { width: 200, height: 200, channels: 3, background: "#ffffff" },
  })
    .png()
    .toBuffer();
  return sharp({ create: { ...SIZE, channels: 3, background: "#000000" } })
    .composite([{ input: white, left: 200, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
}

beforeAll(async () => {
  const media = folderStore(await mkdtemp(join(tmpdir(), "cropped-")));
  platform = await openTestPlatform({ services: { media } });
  admin = (await aPerson(platform, "ADMIN")).headers;
  ({ src } = await addPhoto(platform, admin, [await halfAndHalf(), "half.jpg"]));
});
afterAll(() => platform.close());

const served = (path: string) => platform.app.request(path, { headers: { idSite: "901" } });

describe("a part of a photograph", () => {
  const crop = { x: 500, y: 0, width: 500, height: 1000 };

  it("is there once a content has it, cut by its numbers", async () => {
    const path = croppedPath(src, crop);
    expect((await served(path)).status).toBe(404);
    const picture = { src, ...SIZE, alt: { fr_FR: "Une route", en: "A road" }, crop };
    const blocks = [{ slug: "b1", type: "IMAGE_TEXT", isHidden: false, conf: { image: picture } }];
    await platform.database.everySite.insert(contentItems).values({
      ...{ idSite: 901, type: "page", rank: 99, version: 1, changedAt: platform.clock.now() },
      values: { blocks },
      words: { fr_FR: {}, en: {} },
    } as never);
    const answer = await served(path);
    expect(answer.headers.get("content-type")).toBe("image/webp");
    const cut = sharp(Buffer.from(await answer.arrayBuffer()));
    expect(await cut.metadata()).toMatchObject({ width: 200, height: 200 });
    expect((await cut.stats()).channels[0]?.mean).toBeGreaterThan(250);
  });

  it("is not made of numbers that no content has", async () => {
    expect((await served(croppedPath(src, { ...crop, x: 499 }))).status).toBe(404);
  });
});

describe("how well words would be read on a photograph", () => {
  const legibility = (query: string) =>
    platform.data<{ contrast: number | null; least: number }>(
      "GET",
      `/admin/picture/legibility?src=${src}&${query}`,
      { headers: admin },
    );

  it("is well on its dark part, and badly on its light part", async () => {
    const dark = await legibility("on=HERO_ON_PHONE&x=0&width=500");
    const light = await legibility("on=HERO_ON_PHONE&x=500&width=500");
    expect(dark.least).toBe(4.5);
    expect(dark.contrast).toBeGreaterThan(10);
    expect(light.contrast).toBeLessThan(4.5);
  });

  it("is not known of a picture that is not kept here", async () => {
    const elsewhere = await platform.data<{ contrast: null }>(
      "GET",
      "/admin/picture/legibility?on=HERO&src=/media/901/hero.webp",
      { headers: admin },
    );
    expect(elsewhere.contrast).toBeNull();
  });

  it("refuses a part beyond the picture, at its field", async () => {
    const { status, answer } = await platform.call(
      "GET",
      `/admin/picture/legibility?on=HERO&src=${src}&x=600&width=500`,
      { headers: admin },
    );
    expect(status).toBe(422);
    expect(answer.success ? {} : answer.data.errors).toHaveProperty("width");
  });
});

it.each([
  [1, { x: 0.5, y: 0.5 }, { left: 100, top: 0, width: 200, height: 200 }],
  [1, { x: 1, y: 0.5 }, { left: 200, top: 0, width: 200, height: 200 }],
  [4, { x: 0.5, y: 0 }, { left: 0, top: 0, width: 400, height: 100 }],
])("a box of %s shows around %j the part %j", (ratio, focus, part) => {
  expect(coveredPart({ left: 0, top: 0, ...SIZE }, ratio, focus)).toEqual(part);
});
