import { afterAll, beforeAll, expect, it } from "vitest";
import type { ContentAt, ContentDraft } from "@/lib/contract/content/draft";
import type { Addresses } from "@/lib/contract/page";
import type { Layout } from "@/lib/layout/layout";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

let platform: TestPlatform;
let headers: Record<string, string>;

beforeAll(async () => {
  platform = await openTestPlatform();
  headers = (await logIn(platform, "ADMIN")).headers;
});
afterAll(() => platform.close());

const contentAt = async (path: string, language: "fr_FR" | "en" = "fr_FR") =>
  (
    await platform.data<ContentAt>("GET", `/admin/page/at?path=${encodeURIComponent(path)}`, {
      headers,
      language,
    })
  ).content;

it("finds a page with its shown blocks, in either language", async () => {
  const home = await contentAt("/");
  expect(home?.type).toBe("page");
  const { values } = await platform.data<ContentDraft>("GET", `/admin/content/page/${home?.id}`, {
    headers,
  });
  const blocks = values.blocks as { slug: string; isHidden: boolean }[];
  expect(home?.blocks).toEqual(blocks.filter((one) => !one.isHidden).map(({ slug }) => slug));
  expect(home?.blocks.length).toBeGreaterThan(1);
  expect(await contentAt("/", "en")).toEqual(home);
});

it("finds the texts of a free layout as visitors see them, in either language", async () => {
  const page = await contentAt("/grape");
  const [text, ...others] = page?.texts ?? [];
  expect(others).toEqual([]);
  expect(text).toMatchObject({ tag: "p", words: "Builtfrsite-901" });
  expect((await contentAt("/grape", "en"))?.texts).toEqual([{ ...text, words: "Builtensite-901" }]);

  // The page still shows what was published: so do its pencils.
  const path = `/admin/content/page/${page?.id}`;
  const { values, words, version } = await platform.data<ContentDraft>("GET", path, { headers });
  const texts = [{ key: text?.key, text: { fr_FR: "Autre", en: "Other" } }];
  const layout = { ...(values.layout as unknown as Layout), texts };
  const { answer } = await platform.call("PUT", path, {
    headers: { ...headers, "If-Match": version },
    body: { values: { ...values, layout }, words },
  });
  expect(answer.success).toBe(true);
  expect((await contentAt("/grape"))?.texts).toEqual(page?.texts);
  expect((await contentAt("/"))?.texts).toEqual([]);
});

it("finds a content below its list, and the list also by its later pages", async () => {
  const { addresses } = await platform.data<Addresses>("GET", "/content/address?nbItem=100");
  const paths = addresses.flatMap(({ paths: { fr_FR: path } }) => path ?? []);
  const found = await Promise.all(paths.map((path) => contentAt(path)));
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found.map((content) => content?.type))).not.toContain("page");
  const list = paths[0]?.replace(/\/[^/]+$/, "") ?? "";
  expect((await contentAt(list))?.type).toBe("page");
  expect(await contentAt(`${list}/page/2`)).toEqual(await contentAt(list));
});

it("finds nothing where nothing stands, nor on what is no page of the panel", async () => {
  for (const path of ["/nulle-part", "/blog/nulle-part", "", "services", "/%00", "/account"]) {
    expect(await contentAt(path)).toBeNull();
  }
});
