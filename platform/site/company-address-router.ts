import { asc } from "drizzle-orm";
import { z } from "zod";
import { addressList, addressType } from "@/lib/contract/address";
import { addressType as addressTypeTable, companyAddress } from "@/platform/db/schema/people";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { answers, newArea, ok } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import type { Services } from "@/platform/services/services";
import { companyAddressAnswer } from "./company-address-view";

const LISTING: ListingDeclaration = {
  fields: {
    id: { of: companyAddress.id, type: "number" },
    city: { of: companyAddress.city, type: "text" },
    postalCode: { of: companyAddress.postalCode, type: "text" },
  },
  order: [asc(companyAddress.id)],
};

const types = route({
  access: "ANYONE",
  method: "get",
  path: "/admin/address/type",
  summary: "The kinds of address",
  responses: answers(z.array(addressType), "Every kind of address of the site"),
});

const list = route({
  access: "ANYONE",
  method: "get",
  path: "/company/address",
  summary: "The addresses of the company",
  request: { query: listingParameters(LISTING) },
  responses: answers(addressList, "A page of addresses"),
});

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
      const asked = readListing(c.req.query(), LISTING);
      const { rows, total } = await database.inSite(idSite, (tx) =>
        selectListing(tx, companyAddress, asked),
      );
      return c.json(
        ok({ addresses: rows.map((row) => companyAddressAnswer(row, language)), total }),
        200,
      );
    });
}
