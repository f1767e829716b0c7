import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProductList } from "@/lib/contract/product";
import { products } from "@/platform/db/schema/catalogue";
import { externalApps } from "@/platform/db/schema/site-look";
import { pdfText } from "@/testing/pdf-text";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let productData: ProductList["products"];
beforeAll(async () => {
  platform = await openTestPlatform();
  ({ products: productData } = await platform.data<ProductList>("GET", "/product"));
});
afterAll(() => platform.close());

const productBySlug = (slug: string) => {
  const found = productData.find((product) => product.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
};
const file = async (path: string, userLang = "fr_FR") =>
  platform.app.request(`/product/generate/file/${path}`, { headers: { idSite: "901", userLang } });
const read = async (path: string, language?: string) => {
  const response = await file(path, language);
  return { response, ...(await pdfText(new Uint8Array(await response.arrayBuffer()))) };
};

describe("GET /product/generate/file/{id}", () => {
  it("says what the sheet says, on one page, in French", async () => {
    const { response, text, pages, info } = await read(String(productBySlug("rouge").id));
    expect(response.headers.get("content-disposition")).toBe('inline; filename="ROUGE-901.pdf"');
    expect(pages).toHaveLength(1);
    for (const sentence of [
      "Fiche technique",
      "Rouge d’été fr site-901",
      "Vin rouge · Chinon 901 · 2022",
      "Degré d’alcool 12,5 % vol.",
      "Cépages Cabernet franc",
      "Description fr site-901",
      "Viande rouge",
      "Guide fr site-901 2025, étoile",
      "R-MAGNUM-901",
      "R-75-901",
      "75 cl",
      "1,5 l",
      "L’abus d’alcool est dangereux pour la santé",
      "Page 1 sur 1",
    ]) {
      expect(text.replaceAll(/\s+/g, " ")).toContain(sentence);
    }
    expect(text).not.toMatch(/€|100\s?%/);
    expect(info).toMatchObject({ Title: "Fiche technique · Rouge d’été fr site-901" });
  });

  it("says it in English", async () => {
    const { text } = await read(String(productBySlug("rouge").id), "en");
    for (const sentence of [
      "Technical sheet",
      "Red wine",
      "12.5% vol.",
      "Red meat",
      "2025, star",
    ]) {
      expect(text).toContain(sentence);
    }
    expect(text).not.toContain("fr site-901");
  });

  it("can be of one declination", async () => {
    const { id, declinations } = productBySlug("rouge");
    const { text } = await read(`${id}/${declinations[1]?.id}`);
    expect(text).toContain("R-75-901");
    expect(text).not.toContain("R-MAGNUM-901");
  });

  it("is not made while the site has the generator switched off", async () => {
    const switchTo = (isActive: boolean) =>
      platform.database.everySite
        .update(externalApps)
        .set({ isActive })
        .where(and(eq(externalApps.idSite, 901), eq(externalApps.app, "PRODUCT_FILE_GENERATOR")));
    const { id, declinations } = productBySlug("rouge");
    const paths = [String(id), `${id}/${declinations[1]?.id}`];
    await switchTo(false);
    for (const path of paths) expect((await file(path)).status).toBe(404);
    await switchTo(true);
    for (const path of paths) expect((await file(path)).status).toBe(200);
  });

  it("is not there without a sheet, of another's declination, and of what is not sold", async () => {
    const other = productBySlug("blanc").declinations[0]?.id;
    const rouge = productBySlug("rouge").id;
    const paths = [
      productBySlug("blanc").id,
      `${productBySlug("blanc").id}/${other}`,
      `${rouge}/${other}`,
      2_000_000_000,
    ];
    for (const path of paths) expect((await file(String(path))).status).toBe(404);
    await platform.database.everySite
      .update(products)
      .set({ isActive: false })
      .where(eq(products.id, rouge));
    expect((await file(String(rouge))).status).toBe(404);
  });
});
