import { eq } from "drizzle-orm";
import { components, elements, pages, services } from "@/platform/db/schema/content";
import { LISTINGS, notFoundElsewhere, own } from "./get-case";
import { byId, type MakeCase, NOBODYS, plain, SITE } from "./route-case";
import type { RouterCases } from "./router-cases";

const ofElement: MakeCase = async ({ platform }) => {
  const [row] = await platform.database.everySite
    .select()
    .from(elements)
    .where(eq(elements.idSite, SITE));
  const at = (id: number) => `/element/${row?.route}/${id}`;
  return [{ path: at(row?.id ?? 0), nowhere: at(NOBODYS) }];
};

export const contentCases: RouterCases = {
  routes: {
    "GET /news": plain("/news"),
    "GET /element/{route}": plain("/element/logo-footer"),
    "GET /element/{route}/{id}": ofElement,
    "GET /page": plain("/page"),
    "GET /page/menu": plain("/page/menu"),
    "GET /page/at": plain("/page/at?path=%2F"),
    "GET /page/address": plain("/page/address"),
    "GET /page/{id}": byId(pages, (id) => `/page/${id}`),
    "GET /component/conf/{slug}": plain("/component/conf/welcome"),
    "GET /service": plain("/service"),
    "GET /service/{id}": byId(services, (id) => `/service/${id}`),
    // There is no such host to fetch it from.
    "POST /image/load-svg": async () => [
      { path: "/image/load-svg", body: { url: "https://www.901.example/logo.svg" }, status: 404 },
    ],
  },

  gets: async ({ rows, member }) => {
    const [pageRows, serviceRows, elementRows, componentRows] = await Promise.all([
      rows(pages),
      rows(services),
      rows(elements),
      rows(components),
    ]);
    const shown = pageRows.filter(({ isValid }) => isValid);
    return {
      "/news": own(...LISTINGS.map((query) => `/news${query}`), "/news?promoted=true"),
      "/element/{route}": own(
        ...elementRows.flatMap(({ route }) => LISTINGS.map((query) => `/element/${route}${query}`)),
      ),
      "/element/{route}/{id}": notFoundElsewhere(
        ...elementRows.map(({ id, route }) => `/element/${route}/${id}`),
      ),
      "/page": own("/page"),
      "/page/menu": own("/page/menu"),
      "/page/at": own("/page/at?path=%2F"),
      "/page/address": own("/page/address", "/page/address?nbItem=1&page=2"),
      "/page/{id}": notFoundElsewhere(...shown.map(({ id }) => `/page/${id}`)),
      "/component/conf/{slug}": own(...componentRows.map(({ slug }) => `/component/conf/${slug}`)),
      "/service": own(...LISTINGS.map((query) => `/service${query}`), "/service?tag=airport,tour"),
      "/service/{id}": notFoundElsewhere(...serviceRows.map(({ id }) => `/service/${id}`)).map(
        (row) => ({ ...row, headers: member }),
      ),
    };
  },
};
