import sharp from "sharp";
import { beforeEach, expect, it, vi } from "vitest";
import { readMedia } from "@/lib/api/media";
import { bootstrap } from "./bootstrap";
import { iconPng } from "./icon-png";
import { readParameters } from "./parameters";

vi.mock("server-only", () => ({}));
vi.mock("./bootstrap", () => ({ bootstrap: vi.fn() }));
vi.mock("@/lib/api/media", () => ({ readMedia: vi.fn() }));

const withIcon = (url: string) =>
  vi.mocked(bootstrap).mockResolvedValue({
    info: { logos: [{ type: "LOGO_FAVICON", onlineImage: { url } }], styleVariables: {} },
    parameters: readParameters([]),
  } as never);

const UPLOADED = `/media/72/${"1".repeat(64)}.png`;

beforeEach(() => vi.mocked(readMedia).mockReset());

it("is made of the icon that the owner has put onto the site, whole, on a square", async () => {
  withIcon(UPLOADED);
  const red = { r: 255, g: 0, b: 0 };
  const wide = sharp({ create: { width: 60, height: 20, channels: 3, background: red } });
  vi.mocked(readMedia).mockResolvedValue(await wide.png().toBuffer());
  const icon = await iconPng(180);
  expect(icon.headers.get("content-type")).toBe("image/png");
  const { data, info } = await sharp(Buffer.from(await icon.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([180, 180]);
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  expect([at(2, 90), at(177, 90)]).toEqual([Object.values(red), Object.values(red)]);
  // Above and below it is the colour of the site.
  expect(at(90, 10)).not.toEqual(Object.values(red));
  expect(at(90, 10)).toEqual(at(90, 170));
  expect(vi.mocked(readMedia)).toHaveBeenCalledWith(UPLOADED, "server");
});

it("is made of a file that the site brings, and asks nobody for it", async () => {
  withIcon("/media/72/favicon.svg");
  expect((await iconPng(192)).status).toBe(200);
  expect(vi.mocked(readMedia)).not.toHaveBeenCalled();
});
