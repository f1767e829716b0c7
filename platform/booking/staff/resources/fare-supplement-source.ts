import type { fareSupplementResource } from "@/lib/contract/admin/fare-supplement-resource";
import { fareSupplements } from "@/platform/db/schema/booking";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const fareSupplementSource: ResourceSource<
  typeof fareSupplementResource,
  typeof fareSupplements
> = {
  table: fareSupplements,
  columns: { percent: fareSupplements.percent },
  async views(_, rows) {
    return rows.map(({ id, code, percent, from, until }) => ({ id, code, percent, from, until }));
  },
  change: {
    valuesOf: ({ percent, from, until }) => ({ percent, from, until }),
    changes: [{ kind: "fares" }],
  },
};
