import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import inject from "light-my-request";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import { openPictureStore } from "./picture-store.mjs";
import { uploadedPictures } from "./uploaded-pictures";

const HASH = "a".repeat(64);
const PATH = `/media/901/${HASH}.webp`;
const asked = (path: string, width: number, quality = 75) =>
  `/_next/image?url=${encodeURIComponent(path)}&w=${width}&q=${quality}`;

async function site() {
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: "#7a1f2b" },
  })
    .webp()
    .toBuffer();
  const read = vi.fn(async (path: string) => (path === PATH ? picture : undefined));
  const folder = await mkdtemp(join(tmpdir(), "uploaded-pictures-"));
  const open = () => uploadedPictures(901, openPictureStore<Buffer>(folder, 2 ** 20), read);
  const askOf =
    (answer: ReturnType<typeof open>) =>
    (url: string, accept = "image/webp", method: "GET" | "HEAD" = "GET") =>
      inject(
        async (request, response) => {
          if (!(await answer(request, response, async () => true))) response.writeHead(418).end();
        },
        { url, method, headers: { accept } },
      );
  return { ask: askOf(open()), reopen: () => askOf(open()), read };
}

it("makes each size once, and has it after a start", async () => {
  const { ask, reopen, read } = await site();
  const first = await Promise.all([ask(asked(PATH, 480)), ask(asked(PATH, 480))]);
  for (const { statusCode, headers, rawPayload } of first) {
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 480, height: 320 });
  }
  expect((await reopen()(asked(PATH, 480))).rawPayload).toEqual(first[0]?.rawPayload);
  expect(read).toHaveBeenCalledTimes(1);
});

it("makes none larger than it is", async () => {
  const { ask } = await site();
  const { rawPayload } = await ask(asked(PATH, 1200));
  expect((await sharp(rawPayload).metadata()).width).toBe(900);
});

it("gives who takes AVIF a WebP first, and the AVIF once it is made", async () => {
  const { ask } = await site();
  const first = await ask(asked(PATH, 256), "image/avif,image/webp,*/*");
  expect(first.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=86400",
    vary: "Accept",
  });
  await vi.waitFor(async () => {
    const { headers } = await ask(asked(PATH, 256), "image/avif,image/webp,*/*");
    expect(headers["content-type"]).toBe("image/avif");
    expect(headers["cache-control"]).toContain("immutable");
  });
  expect((await ask(asked(PATH, 256))).headers["content-type"]).toBe("image/webp");
  const head = await ask(asked(PATH, 256), "image/webp", "HEAD");
  expect([head.statusCode, head.payload]).toEqual([200, ""]);
});

it.each([
  ["no file", asked(`/media/901/${"b".repeat(64)}.webp`, 480)],
  ["another site's", asked(`/media/902/${HASH}.webp`, 480)],
  ["a width that no page asks for", asked(PATH, 481)],
  ["another quality", asked(PATH, 480, 100)],
  ["a drawing", asked(`/media/901/${HASH}.svg`, 480)],
  ["a video", asked(`/media/901/${HASH}.mp4`, 480)],
  ["a picture that the site brings", asked("/media/901/vines.webp", 480)],
  ["more than is asked for", `${asked(PATH, 480)}&x=1`],
  ["the same twice", `${asked(PATH, 480)}&w=480`],
  ["nothing", "/_next/image"],
])("makes none of %s", async (_, url) => {
  const { ask } = await site();
  expect((await ask(url)).statusCode).toBe(418);
});
