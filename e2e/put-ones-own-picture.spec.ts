import sharp from "sharp";
import { logInToPanel } from "./support/member";
import { expect, LOCALES, testOnOwnSite as test } from "./support/test";

const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const WORDS = {
  fr: {
    block: "Ouverture de page",
    recipe: /moitié gauche vide/,
    replace: "Remplacer",
    files: "Choisir des fichiers",
    title: "Recadrer l’image",
    area: "Cadre : les flèches le déplacent",
    keep: "Garder ce cadre",
    crop: "Recadrer",
    small: /sinon elle sera floue/,
    faint: /Le texte se lira mal ici/,
    former: "Remettre l’image d’avant",
    saved: "Enregistré à",
  },
  en: {
    block: "Page opening",
    recipe: /Keep the left half empty/,
    replace: "Replace",
    files: "Choose files",
    title: "Crop the picture",
    area: "Frame: arrow keys move it",
    keep: "Keep this frame",
    crop: "Crop",
    small: /or it will be blurred/,
    faint: /The text will be hard to read here/,
    former: "Put back the picture before",
    saved: "Saved at",
  },
} as const;

/** Makes a photograph of a white and a dark half, of its own tint. */
const photo = async (width: number, tint: string) => {
  const height = Math.round(width / 2);
  const half = { width: width / 2, height, channels: 3 as const, background: tint };
  const dark = await sharp({ create: half }).png().toBuffer();
  const buffer = await sharp({
    create: { width, height, channels: 3, background: "#ffffff" },
  })
    .composite([{ input: dark, left: width / 2, top: 0 }])
    .jpeg({ quality: 100 })
    .toBuffer();
  return { name: `photo-${width}.jpg`, mimeType: "image/jpeg", buffer };
};

for (const { locale } of LOCALES) {
  test(`the owner puts a picture of his own into the home, cut and judged in its place, in ${locale}`, async ({
    page,
    site,
    expectAccessible,
  }, { project, retry }) => {
    test.slow();
    const words = WORDS[locale];
    const run = (project.name === "mobile" ? 4 : 0) + (locale === "en" ? 2 : 0) + retry;
    await logInToPanel(site, page, locale, OWNER);
    const { content } = await page.request
      .get("/api/admin/page/at?path=/")
      .then(async (answer) => (await answer.json()).data);
    await page.goto(`/admin/content/page/${content.id}`);
    await page.getByText(words.block, { exact: true }).first().click();
    const slot = page
      .getByRole("group", { name: "Image", exact: true })
      .or(page.getByRole("group", { name: "Picture", exact: true }));
    await expect(slot.getByText(words.recipe)).toBeVisible();
    const before = await slot.getByRole("presentation").first().getAttribute("src");

    // One that is too small, and white where the title stands.
    await slot.getByRole("button", { name: words.replace }).press("Enter");
    await page.getByLabel(words.files).setInputFiles(await photo(800, `#1010${10 + run}`));
    const sheet = page.getByRole("dialog", { name: words.title });
    await expect(sheet.getByText(words.recipe)).toBeVisible();
    await expectAccessible();
    const area = sheet.getByRole("group", { name: words.area });
    await area.focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await sheet.getByRole("button", { name: words.keep }).press("Enter");
    await expect(sheet).toHaveCount(0);
    await expect(slot.getByText(words.small)).toBeVisible();
    await expectAccessible();

    // The frame is moved by keyboard; its numbers are kept beside the picture, its part is served.
    const conf = async () => {
      const answer = await page.request.get(`/api/admin/content/page/${content.id}`);
      const { values } = (await answer.json()).data;
      return values.blocks.find(({ type }: { type: string }) => type === "HERO").conf;
    };
    await expect.poll(async () => (await conf()).image.crop?.height).toBe(1000);
    const { image } = await conf();
    expect(image.crop.width).toBeLessThan(1000);
    const part = image.src.replace(
      /\.webp$/,
      `.${["x", "y", "width", "height"].map((side) => image.crop[side]).join("-")}.webp`,
    );
    const served = await page.request.get(
      `/_next/image?${new URLSearchParams({ url: part, w: "480", q: "75" })}`,
    );
    expect(served.status()).toBe(200);
    const { width = 0, height = 1 } = await sharp(await served.body()).metadata();
    expect(width / height).toBeCloseTo(1.6, 1);
    const unnamed = part.replace(/\.\d+-/, ".1-");
    expect((await page.request.get(unnamed)).status()).toBe(404);

    // Words on its light part would be hard to read on a phone; on its dark part they are not.
    const phone = page
      .getByRole("group", { name: /^Image sur téléphone/ })
      .or(page.getByRole("group", { name: /^Picture on a phone/ }));
    await phone.getByRole("button", { name: words.replace }).press("Enter");
    await page.getByLabel(words.files).setInputFiles(await photo(2400, `#1020${10 + run}`));
    await area.focus();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press("Control+ArrowLeft");
    await sheet.getByRole("button", { name: words.keep }).press("Enter");
    await expect(phone.getByText(words.faint)).toBeVisible();
    await expectAccessible();
    await phone.getByRole("button", { name: words.crop, exact: true }).press("Enter");
    await area.focus();
    for (let step = 0; step < 40; step += 1) await page.keyboard.press("Control+ArrowRight");
    await sheet.getByRole("button", { name: words.keep }).press("Enter");
    await expect(phone.getByText(words.faint)).toHaveCount(0);

    // The pictures before are put back, after a reload from the versions of the page.
    await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
    await page.reload();
    await page.getByText(words.block, { exact: true }).first().click();
    for (const at of [slot, phone]) {
      await at.getByRole("button", { name: words.former }).press("Enter");
    }
    await expect(slot.getByRole("presentation").first()).toHaveAttribute("src", String(before));
    await expect(slot.getByText(words.small)).toHaveCount(0);
    await expect.poll(async () => (await conf()).image.crop ?? null).toBeNull();
  });
}

const OF_VEHICLE = {
  fr: {
    takeOut: /^Retirer/,
    save: "Enregistrer",
    saved: "C’est enregistré.",
  },
  en: {
    takeOut: /^Remove/,
    save: "Save",
    saved: "Saved.",
  },
} as const;

for (const { locale } of LOCALES) {
  test(`the photo that a vehicle had is put back after it was saved away, in ${locale}`, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const words = OF_VEHICLE[locale];
    await logInToPanel(site, page, locale, { ...OWNER, email: "super@72.example" });
    const api = "/api/admin/vehicle";
    const { items } = (await (await page.request.get(api)).json()).data;
    const { id } = items.at(-1);
    const sources = async () =>
      (await (await page.request.get(`${api}/${id}`)).json()).data.photo.map(
        ({ src }: { src: string }) => src,
      );
    const before = await sources();
    expect(before).toHaveLength(1);
    await page.goto(`/admin/vehicle/${id}`);
    const group = page.getByRole("group", { name: "Photo", exact: true });
    const save = page.getByRole("button", { name: words.save, exact: true });
    await group.getByRole("button", { name: words.takeOut }).press("Enter");
    await save.press("Enter");
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    expect(await sources()).toEqual([]);

    await page.reload();
    await expect(group).toBeVisible();
    await expect(group.getByRole("listitem")).toHaveCount(0);
    await group.getByRole("button", { name: WORDS[locale].former }).press("Enter");
    await expect(group.getByRole("listitem")).toHaveCount(1);
    await expectAccessible();
    await save.press("Enter");
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    expect(await sources()).toEqual(before);
  });
}
