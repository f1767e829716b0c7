import sharp from "sharp";
import { logIn } from "./support/member";
import { expect, ignoreRefused, ONCE, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "super@72.example", password: "demonstration-only" };

/** Makes a photograph that tells where it was taken. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .withExif({ IFD3: { GPSLatitude: "47/1 5/1 0/1", GPSLatitudeRef: "N" } })
    .toBuffer(),
});

test("the owner adds photos, describes one, says what stays in sight, replaces and deletes it", async ({
  page,
  site,
  consoleErrors,
  expectAccessible,
}, { project, retry, repeatEachIndex }) => {
  // The site keeps a photo of each run: its name and its colour are this run's alone.
  const run = (project.name === "mobile" ? 64 : 0) + repeatEachIndex * 8 + retry;
  const tint = run.toString(16).padStart(2, "0");
  const halle = `Halle ${run}`;
  await logIn(site, page, "fr", OWNER);
  await page.goto("/admin/medium");
  await expect(page.getByRole("heading", { name: "Photos et fichiers" })).toBeVisible();
  const count = page.getByText(/^\d+ fichiers$/);
  const before = Number.parseInt((await count.textContent()) ?? "", 10);
  await expectAccessible();

  // Each file is sent by itself: one that is no photo stops no other, and shows the reason.
  const files = page.getByLabel("Choisir des fichiers");
  await files.setInputFiles([
    await photo("Vue_du_chai.jpg", `#7a1f${tint}`),
    { name: "notes.txt", mimeType: "image/jpeg", buffer: Buffer.from("hello") },
    await photo(`${halle}.jpg`, `#2b4a${tint}`),
  ]);
  await expect(page.getByRole("button", { name: halle })).toBeVisible();
  await expect(page.getByRole("button", { name: "Vue du chai" })).toBeVisible();
  const refused = page.getByText("n’est ni une photo");
  await expect(refused).toBeVisible();
  ignoreRefused(consoleErrors, 422);
  await expectAccessible();

  // A photo sent again is not added twice.
  await files.setInputFiles(await photo("Encore.jpg", `#7a1f${tint}`));
  await expect(refused).toHaveCount(0);
  await expect(count).toHaveText(`${before + 2} fichiers`);

  await page.getByRole("searchbox", { name: "Rechercher" }).fill("chai");
  await expect(page.getByRole("button", { name: halle })).toHaveCount(0);
  await page.getByRole("button", { name: "Vue du chai" }).press("Enter");
  const sheet = page.getByRole("dialog");
  const point = sheet.getByRole("button", { name: "Point à garder en vue" });
  await expect(point).toBeVisible();
  await expectAccessible();

  // By the keyboard, then by touching it.
  await point.focus();
  for (const key of ["ArrowRight", "ArrowRight", "Shift+ArrowUp"]) await page.keyboard.press(key);
  await expect(sheet.getByText("À 60 % de la gauche, à 30 % du haut")).toBeVisible();
  const picture = point.getByRole("presentation");
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const box = await point.boundingBox();
  if (!box) throw new Error("The picture is not there");
  await point.click({ position: { x: box.width * 0.25, y: box.height * 0.5 } });
  await expect(
    sheet.getByText(/À 2[4-6]\s% de la gauche, à (?:49|50|51)\s% du haut/),
  ).toBeVisible();

  await sheet.getByLabel("En français").fill("La cour du chai au soleil couchant");
  await sheet.getByLabel("En anglais").fill("The winery yard at sunset");
  await sheet.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByText("C’est enregistré")).toBeVisible();
  await expect(sheet).toHaveCount(0);

  // As it is kept: without where it was taken, and in the size that is asked for.
  const shown = page.getByRole("button", { name: "Vue du chai" }).getByRole("presentation");
  const src = (await shown.getAttribute("src")) ?? "";
  expect(src).toMatch(/^\/_next\/image\?url=%2Fmedia%2F72%2F[0-9a-f]{64}\.webp&w=384&q=75$/);
  const sized = await page.request.get(src, { headers: { accept: "image/webp" } });
  expect([sized.status(), sized.headers()["content-type"]]).toEqual([200, "image/webp"]);
  const original = await page.request.get(new URL(src, site.url).searchParams.get("url") ?? "");
  const { exif, width } = await sharp(await original.body()).metadata();
  expect([exif, width]).toEqual([undefined, 1200]);

  await page.getByRole("button", { name: "Vue du chai" }).click();
  await expect(sheet.getByLabel("En français")).toHaveValue("La cour du chai au soleil couchant");
  await sheet
    .getByLabel("Remplacer le fichier")
    .setInputFiles(await photo("b.jpg", `#1d6b${tint}`));
  await expect(page.getByText("Le nouveau fichier a pris sa place.")).toBeVisible();
  await sheet.getByRole("button", { name: "Supprimer" }).click();
  await sheet.getByRole("button", { name: "Supprimer pour de bon" }).click();
  await expect(page.getByText("Le fichier est supprimé.")).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Rechercher" }).fill("");
  await expect(count).toHaveText(`${before + 1} fichiers`);
  // The list may still ask for the picture while it is deleted.
  ignoreRefused(consoleErrors, 404);
});

test(
  "a large photo is kept as it is where the browser reads noise from a canvas",
  ONCE,
  async ({ page, site }) => {
    const [width, height] = [3000, 2000];
    // Reds of all kinds, so that it is large.
    const pixels = Buffer.alloc(width * height * 3);
    for (let at = 0; at < pixels.length; at += 3) pixels[at] = 150 + ((at * 7919) % 100);
    const image = sharp(pixels, { raw: { width, height, channels: 3 } });
    const buffer = await image.jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
    expect(buffer.length).toBeGreaterThan(1_500_000);
    await page.addInitScript(() => {
      const { getImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.getImageData = function (...area) {
        const read = getImageData.apply(this, area);
        crypto.getRandomValues(read.data.subarray(0, 65_536));
        return read;
      };
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function (...kept) {
        const context = this.getContext("2d");
        if (context) context.fillStyle = "lime";
        context?.fillRect(0, 0, this.width, this.height);
        toBlob.apply(this, kept);
      };
    });
    await logIn(site, page, "fr", OWNER);
    await page.goto("/admin/medium");
    await page
      .getByLabel("Choisir des fichiers")
      .setInputFiles({ name: "Rouge.jpg", mimeType: "image/jpeg", buffer });
    const shown = page.getByRole("button", { name: "Rouge" }).getByRole("presentation");
    await expect(shown).toBeVisible();
    const src = (await shown.getAttribute("src")) ?? "";
    const kept = await page.request.get(new URL(src, site.url).searchParams.get("url") ?? "");
    const { channels } = await sharp(await kept.body()).stats();
    const [red = 0, green = 255] = channels.map(({ mean }) => mean);
    expect([red > 120, green < 60]).toEqual([true, true]);
  },
);
