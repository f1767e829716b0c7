import { asc } from "drizzle-orm";
import { addressTypeNames } from "@/lib/contract/address-type-names";
import * as calls from "@/lib/contract/calls/company-address";
import { addressTypes as addressTypeTable, companyAddresses } from "@/platform/db/schema/people";
import { type ListingDeclaration, readListing } from "@/platform/http/listing";
import { newRouter } from "@/platform/http/router";
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

export function companyAddressRouter() {
  return newRouter()
    .answer(calls.getAddressTypes, async ({ tx, language }) => {
      const rows = await tx.select().from(addressTypeTable).orderBy(addressTypeTable.id);
      return rows.map((row) => ({
        id: row.id,
        value: row.value,
        name: addressTypeNames(row)[language],
      }));
    })
    .answer(calls.getCompanyAddresses, async ({ tx, language }, { query }) => {
      const { rows, total } = await selectListing(
        tx,
        companyAddresses,
        readListing(query, LISTING),
      );
      return { addresses: rows.map((row) => companyAddressView(row, language)), total };
    });
}
