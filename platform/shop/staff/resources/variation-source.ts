import type { variationResource } from "@/lib/contract/admin/variation-resource";
import { variations } from "@/platform/db/schema/content";
import type { ResourceSource } from "@/platform/panel/resource-source";

export const variationSource: ResourceSource<typeof variationResource, typeof variations> = {
  table: variations,
  columns: {},
  async views(_, rows, language) {
    return rows.map(({ id, translations: { [language]: own, fr_FR, en } }) => ({
      id,
      name: own.label,
      labelFr: fr_FR.label,
      labelEn: en.label,
    }));
  },
  change: {
    valuesOf: ({ labelFr, labelEn }, { translations }) => ({
      translations: {
        fr_FR: named(labelFr, translations?.fr_FR),
        en: named(labelEn, translations?.en),
      },
    }),
    changes: [{ kind: "variations" }, { kind: "products" }],
  },
};

/** Names a variation: a longer name that sheets show stays as long as its label does. */
const named = (label: string, before?: { label: string; displayLabel: string | null }) => ({
  label,
  displayLabel: before?.label === label ? before.displayLabel : null,
});
