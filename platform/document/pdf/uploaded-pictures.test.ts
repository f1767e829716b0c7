import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { type MediaStore, MediaUnreachable } from "@/platform/media/store/media-store";
import { aDocument } from "@/testing/document-example";
import { pdfText } from "@/testing/pdf-text";
import { startDocumentPrinter } from "./document-printer";

const NAMES = { drawing: "1", bitmap: "2", none: "3", away: "4" };
const nameOf = (kind: keyof typeof NAMES) =>
  `${NAMES[kind].repeat(64)}.${kind === "drawing" ? "svg" : "webp"}`;

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M0 0h240v60z" fill="#0f0"></path></svg>',
);
const bitmap = await sharp({ create: { width: 240, height: 60, channels: 3, background: "#0f0" } })
  .webp()
  .toBuffer();

const media: Pick<MediaStore, "read"> = {
  read: async ({ name }) => {
    if (name === nameOf("away")) throw new MediaUnreachable();
    if (name === nameOf("drawing")) return drawing;
    return name === nameOf("bitmap") ? bitmap : undefined;
  },
};
const printer = startDocumentPrinter(media);
afterAll(() => printer.stop());

const { look, seller } = aDocument();
const withLogo = (kind: keyof typeof NAMES) =>
  printer.print(aDocument({ look: { ...look, logo: `/media/72/${nameOf(kind)}` } }));

it.each(["drawing", "bitmap"] as const)(
  "prints the logo that was put onto the site in place of the company's name: a %s",
  async (kind) => {
    const [first = ""] = (await pdfText(await withLogo(kind))).text.split(/BON|FACTURE|DEVIS|N°/i);
    expect(first).not.toContain(seller.name);
  },
);

it("prints the company's name where there is no such file", async () => {
  const [first = ""] = (await pdfText(await withLogo("none"))).text.split(/BON|FACTURE|DEVIS|N°/i);
  expect(first).toContain(seller.name);
});

it("prints nothing while the storage is away: what is printed first is kept for good", async () => {
  await expect(withLogo("away")).rejects.toThrow(MediaUnreachable);
  expect((await withLogo("drawing")).length).toBeGreaterThan(1_000);
});
