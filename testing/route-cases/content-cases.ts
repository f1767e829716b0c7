import { and, asc, eq } from "drizzle-orm";
import { CONTENTS, type ContentName } from "@/lib/contract/content/contents";
import { newSecret, secretHash } from "@/platform/account/member/secret";
import { components, layoutPreviews, pages, pageTranslations } from "@/platform/db/schema/content";
import { contentItems } from "@/platform/db/schema/content-item";
import { aPerson } from "@/testing/scene";
import type { TestPlatform } from "@/testing/test-platform";
import { type GetCase, LISTINGS, notFoundElsewhere, own } from "./get-case";
import { asReadBy, byId, type MakeCase, NO_KEY, NOBODYS, plain, SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

async function contentOf(platform: TestPlatform, type: ContentName, idSite = SITE) {
  const [row] = await platform.database.everySite
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.idSite, idSite), eq(contentItems.type, type)))
    .orderBy(asc(contentItems.id))
    .limit(1);
  if (!row) throw new Error(`Site ${idSite} has no ${type}`);
  return row;
}

/** Makes a case about a content of a kind that the site has, by the parts of its path. */
const ofContent =
  (type: ContentName, path: (id: number, section: string | null) => string): MakeCase =>
  async ({ platform }) => {
    const { id, section } = await contentOf(platform, type);
    return [{ path: path(id, section), nowhere: path(NOBODYS, section) }];
  };

/** Finds the French layout of the page of a site that the page builder has made. */
async function layoutOf({ database }: TestPlatform, idSite: number) {
  const rows = await database.everySite
    .select()
    .from(pageTranslations)
    .where(and(eq(pageTranslations.idSite, idSite), eq(pageTranslations.code, "fr_FR")));
  const layout = rows.find(({ content }) => content.type === "GRAPE");
  if (!layout) throw new Error(`Site ${idSite} has no layout`);
  return layout;
}

function layoutForm(): FormData {
  const form = new FormData();
  form.set("html", "<p>Un texte.</p>");
  return form;
}

const ofLayout =
  (
    path: (layout: { idPage: number; id: number }) => string,
    body?: Record<string, unknown> | FormData,
  ): MakeCase =>
  async ({ platform }) => {
    const { idPage, id } = await layoutOf(platform, SITE);
    const nowhere = path({ idPage: NOBODYS, id });
    return [{ path: path({ idPage, id }), nowhere, ...(body && { body }) }];
  };

async function previewPath(platform: TestPlatform, idSite: number): Promise<string> {
  const { id } = await layoutOf(platform, idSite);
  const code = newSecret();
  await platform.database.everySite.insert(layoutPreviews).values({
    idSite,
    idLayout: id,
    codeHash: secretHash(code),
    html: "<p>Demain</p>",
    css: "",
    until: new Date(platform.clock.now().getTime() + 3_600_000),
  });
  return `/page/preview/${code}`;
}

const ofNews =
  (under = "", body?: Record<string, unknown>): MakeCase =>
  async ({ platform }) => {
    const { id } = await contentOf(platform, "news");
    const at = (which: number) => `/admin/content/news/${which}${under}`;
    return [{ path: at(id), nowhere: at(NOBODYS), ...(body && { body }) }];
  };

const ofNewOne: MakeCase = async ({ platform }) => {
  const { headers } = await aPerson(platform, "ADMIN");
  const { id } = await platform.data<{ id: number }>("POST", "/admin/content/news", {
    headers: { ...headers, "Idempotency-Key": newSecret() },
    body: WRITTEN,
  });
  return [{ path: `/admin/content/news/${id}`, nowhere: `/admin/content/news/${NOBODYS}` }];
};

const ofMovedPage: MakeCase = async ({ platform }) => {
  const { id } = await contentOf(platform, "page");
  const at = (which: number) => `/admin/page/${which}/place`;
  return [{ path: at(id), nowhere: at(NOBODYS), body: { idParent: null, before: null } }];
};

const WORDS = { title: "Un titre", summary: "Une phrase.", content: "<p>Un texte.</p>" };
const WRITTEN = { values: { promoted: false }, words: { fr_FR: WORDS, en: WORDS } };

export const contentCases: RouterCases = {
  routes: {
    "GET /news": plain("/news"),
    "GET /element/{route}": plain("/element/logo-footer"),
    "GET /element/{route}/{id}": ofContent("element", (id, route) => `/element/${route}/${id}`),
    "GET /content/at": plain("/content/at?path=%2Fjournal%2Ffirst"),
    "GET /content/address": plain("/content/address"),
    "GET /album": plain("/album"),
    "GET /popup": plain(`/popup?page=1`),
    "GET /popup/{id}": ofContent("popup", (id) => `/popup/${id}`),
    "GET /album/{id}": ofContent("album", (id) => `/album/${id}`),
    "GET /blog/folder": plain("/blog/folder"),
    "GET /blog/folder/list": plain("/blog/folder/list"),
    "GET /blog/folder/list/{id}": ofContent("blog-folder", (id) => `/blog/folder/list/${id}`),
    "GET /blog/folder/{id}": ofContent("blog-folder", (id) => `/blog/folder/${id}`),
    "GET /blog/folder/ariane/{id}": ofContent("blog-folder", (id) => `/blog/folder/ariane/${id}`),
    "GET /blog/ariane/{id}": ofContent("blog", (id) => `/blog/ariane/${id}`),
    "GET /blog/{id}": ofContent("blog", (id) => `/blog/${id}`),
    "GET /admin/content/{type}": plain(...CONTENTS.map(({ name }) => `/admin/content/${name}`)),
    "POST /admin/content/{type}": sending("/admin/content/news", WRITTEN),
    "GET /admin/content/{type}/{id}": ofNews(),
    "PUT /admin/content/{type}/{id}": asReadBy(ofNews("", WRITTEN)),
    "DELETE /admin/content/{type}/{id}": ofNewOne,
    "PUT /admin/content/{type}/{id}/publication/{code}": asReadBy(ofNews("/publication/en", {})),
    "DELETE /admin/content/{type}/{id}/publication/{code}": ofNews("/publication/en"),
    "PUT /admin/content/{type}/{id}/place": ofNews("/place", { before: null }),
    "GET /admin/page": plain("/admin/page"),
    "GET /admin/page/at": plain("/admin/page/at?path=/"),
    "PUT /admin/page/{id}/place": asReadBy(ofMovedPage),
    "GET /admin/content/{type}/{id}/preview/{code}": ofNews("/preview/en"),
    "GET /admin/content/{type}/{id}/revision": ofNews("/revision"),
    "GET /admin/content/{type}/{id}/revision/{version}": ofNews("/revision/1"),
    "GET /search": plain("/search?q=service"),
    "GET /page": plain("/page"),
    "GET /page/menu": plain("/page/menu"),
    "GET /page/at": plain("/page/at?path=%2F"),
    "GET /page/address": plain("/page/address"),
    "GET /page/former": plain("/page/former"),
    "GET /page/preview/{code}": async ({ platform }) => [
      {
        path: await previewPath(platform, SITE),
        nowhere: `/page/preview/${NO_KEY}`,
        isKeyed: true,
      },
    ],
    "GET /admin/page/{idPage}/layout": ofLayout(({ idPage }) => `/admin/page/${idPage}/layout`),
    "POST /admin/page/{idPage}/layout/{idLayout}/hash/check": ofLayout(
      ({ idPage, id }) => `/admin/page/${idPage}/layout/${id}/hash/check`,
      { html: "<p>Un texte.</p>" },
    ),
    "PUT /admin/page/{idPage}/layout/{idLayout}/preview": ofLayout(
      ({ idPage, id }) => `/admin/page/${idPage}/layout/${id}/preview`,
      layoutForm(),
    ),
    "GET /page/{id}": byId(pages, (id) => `/page/${id}`),
    "GET /component/conf/{slug}": plain("/component/conf/welcome"),
    "GET /service": plain("/service"),
    "GET /service/{id}": ofContent("service", (id) => `/service/${id}`),
    // There is no such host to fetch it from.
    "POST /image/load-svg": async () => [
      { path: "/image/load-svg", body: { url: "https://www.901.example/logo.svg" }, status: 404 },
    ],
  },

  gets: async ({ platform, idSite, rows, member, admin }) => {
    const [pageRows, contentRows, componentRows] = await Promise.all([
      rows(pages),
      rows(contentItems),
      rows(components),
    ]);
    const shown = pageRows.filter(({ isValid }) => isValid);
    const of = (type: ContentName) => contentRows.filter((content) => content.type === type);
    const asAdmin = (cases: GetCase[]) => cases.map((row) => ({ ...row, headers: admin }));
    const staffsOwn = (...paths: string[]) =>
      asAdmin(paths.map((path) => ({ path, elsewhere: "REFUSED" as const })));
    return {
      "/news": own(...LISTINGS.map((query) => `/news${query}`), "/news?promoted=true"),
      "/element/{route}": own(
        ...of("element").flatMap(({ section }) =>
          LISTINGS.map((query) => `/element/${section}${query}`),
        ),
      ),
      "/element/{route}/{id}": notFoundElsewhere(
        ...of("element").map(({ id, section }) => `/element/${section}/${id}`),
      ),
      "/content/at": own("/content/at?path=%2Fjournal%2Ffirst"),
      "/content/address": own("/content/address", "/content/address?nbItem=1&page=2"),
      "/popup": own(...shown.slice(0, 2).map(({ id }) => `/popup?page=${id}`)),
      "/popup/{id}": notFoundElsewhere(...of("popup").map(({ id }) => `/popup/${id}`)),
      "/album": own(...LISTINGS.map((query) => `/album${query}`)),
      "/album/{id}": notFoundElsewhere(...of("album").map(({ id }) => `/album/${id}`)),
      "/blog/folder": own("/blog/folder"),
      "/blog/folder/list": own(...LISTINGS.map((query) => `/blog/folder/list${query}`)),
      "/blog/folder/list/{id}": notFoundElsewhere(
        ...of("blog-folder").map(({ id }) => `/blog/folder/list/${id}`),
      ),
      "/blog/folder/{id}": notFoundElsewhere(
        ...of("blog-folder").map(({ id }) => `/blog/folder/${id}`),
      ),
      "/blog/folder/ariane/{id}": notFoundElsewhere(
        ...of("blog-folder").map(({ id }) => `/blog/folder/ariane/${id}`),
      ),
      "/blog/ariane/{id}": notFoundElsewhere(...of("blog").map(({ id }) => `/blog/ariane/${id}`)),
      "/blog/{id}": notFoundElsewhere(...of("blog").map(({ id }) => `/blog/${id}`)),
      "/admin/content/{type}": staffsOwn(...CONTENTS.map(({ name }) => `/admin/content/${name}`)),
      "/admin/content/{type}/{id}": staffsOwn(
        ...contentRows.map(({ type, id }) => `/admin/content/${type}/${id}`),
      ),
      "/admin/content/{type}/{id}/preview/{code}": staffsOwn(
        ...contentRows.map(({ type, id }) => `/admin/content/${type}/${id}/preview/fr_FR`),
      ),
      "/admin/content/{type}/{id}/revision": staffsOwn(
        ...contentRows.map(({ type, id }) => `/admin/content/${type}/${id}/revision`),
      ),
      "/admin/content/{type}/{id}/revision/{version}": staffsOwn(
        ...contentRows.map(({ type, id }) => `/admin/content/${type}/${id}/revision/1`),
      ),
      "/page": own("/page"),
      "/page/menu": own("/page/menu"),
      "/page/at": own("/page/at?path=%2F"),
      "/page/address": own("/page/address", "/page/address?nbItem=1&page=2"),
      "/page/former": own("/page/former"),
      "/page/preview/{code}": notFoundElsewhere(await previewPath(platform, idSite)),
      "/admin/page": staffsOwn("/admin/page"),
      "/admin/page/at": staffsOwn("/admin/page/at?path=/"),
      "/admin/page/{idPage}/layout": staffsOwn(
        `/admin/page/${(await layoutOf(platform, idSite)).idPage}/layout`,
      ),
      "/page/{id}": notFoundElsewhere(...shown.map(({ id }) => `/page/${id}`)),
      "/component/conf/{slug}": own(...componentRows.map(({ slug }) => `/component/conf/${slug}`)),
      "/search": own("/search?q=first", "/search?q=fisrt"),
      "/service": own(...LISTINGS.map((query) => `/service${query}`), "/service?tag=airport,tour"),
      "/service/{id}": notFoundElsewhere(...of("service").map(({ id }) => `/service/${id}`)).map(
        (row) => ({ ...row, headers: member }),
      ),
    };
  },
};
