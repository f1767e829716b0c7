import { eq } from "drizzle-orm";
import { discounts } from "@/platform/db/schema/discount";
import { addressTypes, companyAddresses } from "@/platform/db/schema/people";
import { marker } from "@/testing/tiny-words";
import {
  A_CARRIER,
  A_COLLECT_PLACE,
  A_VEHICLE,
  aNewAccessPoint,
  aNewAddressType,
  aNewArticle,
  aNewProduct,
} from "./new-offer";
import { ofResourceRow } from "./resource-rows";
import { SITE, sending } from "./route-case";
import type { RouterCases } from "./router-cases";

const NEW_CODE = {
  code: "MATRIX-10",
  isActive: true,
  kind: "PERCENT",
  percent: 10,
  amount: null,
  from: null,
  until: null,
  minimum: 0,
  mostUses: null,
  mostUsesPerPerson: 1,
};

/** Calls by which rows of a resource are added and taken away. */
export const offerCases: RouterCases = {
  routes: {
    "POST /admin/discount": async ({ platform }) => {
      await platform.database.everySite.delete(discounts).where(eq(discounts.code, NEW_CODE.code));
      return [{ path: "/admin/discount", body: NEW_CODE }];
    },
    "POST /admin/vehicle": sending("/admin/vehicle", A_VEHICLE),
    "POST /admin/shop-product": async ({ platform }) => [
      { path: "/admin/shop-product", body: await aNewProduct(platform) },
    ],
    "POST /admin/declination": async ({ platform }) => [
      { path: "/admin/declination", body: await aNewArticle(platform, SITE) },
    ],
    "POST /admin/variation": sending("/admin/variation", { label: { fr_FR: "Étui", en: "Case" } }),
    "POST /admin/carrier": sending("/admin/carrier", A_CARRIER),
    "POST /admin/company-address": sending("/admin/company-address", A_COLLECT_PLACE),
    "POST /admin/access-point": async ({ platform }) => [
      { path: "/admin/access-point", body: await aNewAccessPoint(platform) },
    ],
    "POST /admin/address-type": async ({ platform }) => [
      { path: "/admin/address-type", body: await aNewAddressType(platform) },
    ],
    "DELETE /admin/address-type/{id}": async (of) => {
      const { database } = of.platform;
      const value = `OWN-${await database.everySite.$count(addressTypes)} ${marker(SITE)}`;
      await database.everySite.insert(addressTypes).values({ idSite: SITE, value });
      return ofResourceRow("address-type")(of);
    },
    "DELETE /admin/access-point/{id}": ofResourceRow("access-point"),
    "DELETE /admin/company-address/{id}": async (of) => {
      const { database } = of.platform;
      const address = { address: marker(SITE), postalCode: "44000", city: "Nantes", country: "FR" };
      await database.everySite
        .insert(companyAddresses)
        .values({ idSite: SITE, types: ["COMPANY"], ...address });
      return ofResourceRow("company-address")(of);
    },
    "POST /admin/saved-reply": async () => [
      { path: "/admin/saved-reply", body: { name: "Chiens", text: { fr_FR: "Oui.", en: "Yes." } } },
    ],
    "DELETE /admin/saved-reply/{id}": ofResourceRow("saved-reply"),
    "DELETE /admin/external-rating/{id}": ofResourceRow("external-rating"),
    "DELETE /admin/external-review/{id}": ofResourceRow("external-review"),
  },

  gets: async () => ({}),
};
