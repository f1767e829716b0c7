import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import type {
  layoutCheckedSchema,
  layoutPreviewMadeSchema,
  PreviewedLayout,
  pageLayoutsSchema,
} from "@/lib/contract/page-layout";
import { layoutPreviews, pages } from "@/platform/db/schema/content";
import { logIn } from "@/testing/logged-in";
import { openTestPlatform, type TestPlatform } from "@/testing/test-platform";

type Layouts = z.output<typeof pageLayoutsSchema>["layouts"];

let platform: TestPlatform;
let headers: Record<string, string>;
let idPage: number;

beforeAll(async () => {
  platform = await openTestPlatform();
  ({ headers } = await logIn(platform, "ADMIN"));
  const rows = await platform.database.everySite
    .select({ id: pages.id, type: pages.type })
    .from(pages)
    .where(eq(pages.idSite, 901));
  idPage = rows.find(({ type }) => type === "GRAPE")?.id ?? 0;
});
afterAll(() => platform.close());

const layouts = async () =>
  (await platform.data<{ layouts: Layouts }>("GET", `/admin/page/${idPage}/layout`, { headers }))
    .layouts;
async function french(): Promise<Layouts[number]> {
  const [layout] = (await layouts()).filter(({ code }) => code === "fr_FR");
  if (!layout) throw new Error("The page has no layout");
  return layout;
}
async function preview(html: string, css = "") {
  const { id } = await french();
  const body = new FormData();
  body.set("html", html);
  body.set("css", css);
  return platform.call<z.output<typeof layoutPreviewMadeSchema>>(
    "PUT",
    `/admin/page/${idPage}/layout/${id}/preview`,
    { headers, body },
  );
}
async function previewPath(html: string, css = ""): Promise<string> {
  const { answer } = await preview(html, css);
  if (!answer.success) throw new Error(JSON.stringify(answer));
  return answer.data.path;
}
const shown = (path: string) =>
  platform.call<PreviewedLayout>("GET", `/page/preview/${path.split("/").at(-1)}`);

it("tells whether somebody has changed what one began from", async () => {
  const { id, html, hash } = await french();
  const check = (began: string) =>
    platform.data<z.output<typeof layoutCheckedSchema>>(
      "POST",
      `/admin/page/${idPage}/layout/${id}/hash/check`,
      { headers, body: { html: began } },
    );
  expect(await check(html)).toEqual({ isCurrent: true, hash });
  expect(await check(`${html} `)).toEqual({ isCurrent: false, hash });
});

it("shows another layout to whoever has the link, without what runs, for a day", async () => {
  const path = await previewPath("<p onclick='x()'>Demain</p><script>x()</script>", "p{color:red}");
  const { answer } = await shown(path);
  expect(answer.success && answer.data).toEqual({
    title: "Title of grape fr site-901",
    html: "<p>Demain</p>",
    css: "p{color:red}",
    blocks: [],
  });
  expect((await shown(`${path}x`)).status).toBe(404);
  expect(
    (await platform.call("GET", `/page/preview/${path.split("/").at(-1)}`, { idSite: 902 })).status,
  ).toBe(404);
  // Visitors see the page unchanged.
  expect((await french()).html).toContain("Built");
  platform.clock.moveTo("2026-11-21T10:00:01+01:00");
  expect((await shown(path)).status).toBe(404);
});

it("keeps the last ten of a layout", async () => {
  ({ headers } = await logIn(platform, "ADMIN"));
  const paths: string[] = [];
  for (let at = 0; at < 12; at += 1) paths.push(await previewPath(`<p>${at}</p>`));
  const statuses = await Promise.all(paths.map(async (path) => (await shown(path)).status));
  expect(statuses).toEqual([404, 404, ...Array(10).fill(200)]);
  expect(await platform.database.everySite.$count(layoutPreviews)).toBe(10);
});

it("is of a page of the page builder, and of nobody but those who write pages", async () => {
  const { id } = await french();
  const check = (page: number, layout: number, as = headers) =>
    platform.call("POST", `/admin/page/${page}/layout/${layout}/hash/check`, {
      headers: as,
      body: { html: "" },
    });
  expect((await check(idPage, 999_999)).status).toBe(404);
  expect((await check(999_999, id)).status).toBe(404);
  expect((await check(idPage, id, (await logIn(platform, "MEMBER")).headers)).status).toBe(403);
  expect((await check(idPage, id, {})).status).toBe(401);
  const deep = "<div>".repeat(20_000);
  expect((await preview(deep)).status).toBe(422);
  expect((await preview("<p>a</p>", "p{}\0")).status).toBe(422);
  expect((await preview("<p>\0</p>")).status).toBe(422);
});
