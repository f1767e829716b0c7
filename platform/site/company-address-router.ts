import { asc } from "drizzle-orm";
import { z } from "zod";
import { addressListSchema, addressTypeSchema } from "@/lib/contract/address";
import { addressTypes as addressTypeTable, companyAddresses } from "@/platform/db/schema/people";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { listingParameters } from "@/platform/http/listing-parameters";
import { route } from "@/platform/http/route";
import { newRouter, responses } from "@/platform/http/router";
import { selectListing } from "@/platform/http/select-listing";
import { companyAddressView } from "./company-address-view";

const LISTING: ListingDeclaration = {
  fields: {
    id: { of: companyAddresses.id, type: "number" },
    city: { of: companyAddresses.city, type: "text" },
    postalCode: { of: companyAddresses.postalCode, type: "text" },
  },
  order: [asc(companyAddresses.id)],
};

const types = route({
  name: "getAddressTypes",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/admin/address/type",
  summary: "The kinds of address",
  responses: responses(z.array(addressTypeSchema), "Every kind of address of the site"),
});

const list = route({
  name: "getCompanyAddresses",
  area: "site",
  access: "ANYONE",
  method: "get",
  path: "/company/address",
  summary: "The addresses of the company",
  request: { query: listingParameters(LISTING) },
  responses: responses(addressListSchema, "A page of addresses"),
});

export function companyAddressRouter() {
  return newRouter()
    .answer(types, async ({ tx }) => {
      const rows = await tx.select().from(addressTypeTable).orderBy(addressTypeTable.id);
      return rows.map(({ id, value }) => ({ id, value }));
    })
    .answer(list, async ({ tx, language }, { query }) => {
      const { rows, total } = await selectListing(
        tx,
        companyAddresses,
        readListing(query, LISTING),
      );
      return { addresses: rows.map((row) => companyAddressView(row, language)), total };
    });
}
