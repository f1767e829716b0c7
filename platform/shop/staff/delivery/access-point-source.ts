import type { accessPointResource } from "@/lib/contract/admin/access-point-resource";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { postalCodeError } from "@/lib/rules/shop/postal-code";
import { accessPoints } from "@/platform/db/schema/delivery";
import { throwIfInvalid } from "@/platform/http/api-error";
import type { ErrorWord } from "@/platform/http/message-of";
import type { ResourceSource } from "@/platform/panel/resource-source";
import { placedAt } from "./placed-at";

type Item = AdminItem<typeof accessPointResource>;

const townOf = ({ zipCode, city, country }: Item) => ({ postalCode: zipCode, city, country });

function faultOf(item: Item): Record<string, ErrorWord> {
  const error = postalCodeError(item.zipCode, item.country);
  if (error) return { zipCode: error };
  return placedAt(item, townOf(item)) ? {} : { lat: "POINT_UNPLACED" };
}

export const accessPointSource: ResourceSource<typeof accessPointResource, typeof accessPoints> = {
  table: accessPoints,
  columns: {
    name: accessPoints.name,
    code: accessPoints.code,
    zipCode: accessPoints.zipCode,
    city: accessPoints.city,
    country: accessPoints.country,
  },
  async views(_, rows) {
    return rows.map(({ idSite: _site, ...row }) => row);
  },
  change: {
    valuesOf: (item, row) => ({
      name: item.name,
      code: item.code,
      addLine1: item.addLine1,
      zipCode: item.zipCode,
      city: item.city,
      country: item.country,
      ...(placedAt(item, townOf(item)) ?? { lat: row.lat, lng: row.lng }),
    }),
    refuse: async (_, item) => throwIfInvalid(faultOf(item)),
    taken: { access_point_id_site_code_unique: { code: "POINT_CODE_TAKEN" } },
    changes: [{ kind: "addresses" }],
  },
};
