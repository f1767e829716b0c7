import type { variationResource } from "@/lib/contract/admin/variation-resource";
import { variations } from "@/platform/db/schema/content";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const variationSource: ResourceSource<typeof variationResource, typeof variations> = {
  table: variations,
  columns: {},
  async views(_, rows) {
    return rows.map(({ id, translations: { fr_FR, en } }) => ({
      id,
      labelFr: fr_FR.label,
      labelEn: en.label,
    }));
  },
  change: {
    valuesOf: ({ labelFr, labelEn }, { translations }) => ({
      translations: {
        fr_FR: { displayLabel: translations?.fr_FR.displayLabel ?? null, label: labelFr },
        en: { displayLabel: translations?.en.displayLabel ?? null, label: labelEn },
      },
    }),
    changes: [{ kind: "variations" }, { kind: "products" }],
  },
};
