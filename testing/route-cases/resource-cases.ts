import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { buyWine } from "@/testing/bought-order";
import { aPerson } from "@/testing/scene";
import { type GetCase, LISTINGS, staffGets } from "./get-case";
import { ofResourceRow, resourceRowId, TABLES } from "./resource-rows";
import { asReadBy, type MakeCase, plain } from "./route-case";
import type { RouterCases } from "./router-cases";

/** Calls by which the panel lists, shows and changes the rows of each resource. */
export const resourceCases: RouterCases = {
  routes: Object.fromEntries(
    ADMIN_RESOURCES.flatMap(({ name }): [string, MakeCase][] => {
      const change = TABLES[name]?.change;
      return [
        [`GET /admin/${name}`, plain(`/admin/${name}`)],
        [`GET /admin/${name}/{id}`, ofResourceRow(name)],
        ...(change
          ? [
              [`PUT /admin/${name}/{id}`, asReadBy(ofResourceRow(name, "", change))] as [
                string,
                MakeCase,
              ],
            ]
          : []),
      ];
    }),
  ),

  gets: async ({ platform, idSite, admin }) => {
    const order = await buyWine(platform, undefined, { idSite });
    await order.pay();
    // The last customer is one whose name tells the site.
    await aPerson(platform, "MEMBER", idSite);
    const get = staffGets(admin);
    const gets: Record<string, GetCase[]> = {};
    for (const { name } of ADMIN_RESOURCES) {
      const id = await resourceRowId(platform, name, idSite);
      gets[`/admin/${name}/{id}`] = get(`/admin/${name}/${id}`);
      gets[`/admin/${name}`] = LISTINGS.flatMap((query) => get(`/admin/${name}${query}`));
    }
    return gets;
  },
};
