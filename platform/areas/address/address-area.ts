import { createRoute } from "@hono/zod-openapi";
import { asc, count } from "drizzle-orm";
import { z } from "zod";
import { addressList, addressType } from "@/lib/contract/address";
import { listingQuery } from "@/lib/contract/listing";
import { answers, newArea, ok } from "@/platform/area";
import { addressType as addressTypeTable, companyAddress } from "@/platform/db/schema/people";
import { countryOf } from "@/platform/geo/country-of";
import { type ListingDeclaration, readListing } from "@/platform/listing";
import type { Services } from "@/platform/services";

const types = createRoute({
  method: "get",
  path: "/admin/address/type",
  summary: "The kinds of address",
  responses: answers(z.array(addressType), "Every kind of address of the site"),
});

const list = createRoute({
  method: "get",
  path: "/company/address",
  summary: "The addresses of the company",
  request: { query: listingQuery },
  responses: answers(addressList, "A page of addresses"),
});

const LISTING: ListingDeclaration = {
  fields: {
    id: { of: companyAddress.id, type: "number" },
    city: { of: companyAddress.city, type: "text" },
    postalCode: { of: companyAddress.postalCode, type: "text" },
  },
  order: [asc(companyAddress.id)],
};

export function addressArea({ database }: Services) {
  return newArea()
    .openapi(types, async (c) => {
      const rows = await database.inSite(c.var.idSite, (tx) =>
        tx.select().from(addressTypeTable).orderBy(addressTypeTable.id),
      );
      return c.json(ok(rows.map(({ id, value }) => ({ id, value }))), 200);
    })
    .openapi(list, async (c) => {
      const { idSite, language } = c.var;
      const { where, orderBy, limit, offset } = readListing(c.req.query(), LISTING);
      const data = await database.inSite(idSite, async (tx) => {
        const rows = await tx
          .select()
          .from(companyAddress)
          .where(where)
          .orderBy(...orderBy)
          .limit(limit)
          .offset(offset);
        const [counted] = await tx.select({ total: count() }).from(companyAddress).where(where);
        return {
          addresses: rows.map(({ idSite: _site, types, country, note: _note, ...row }) => ({
            ...row,
            type: types.map((value) => ({ value })),
            country: countryOf(country, language),
          })),
          total: counted?.total ?? 0,
        };
      });
      return c.json(ok(data), 200);
    });
}
