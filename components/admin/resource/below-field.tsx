import { ReductionForeseen } from "@/components/admin/reduction/reduction-foreseen";
import type { AdminItem } from "@/lib/contract/admin/definition";
import type { PanelResource } from "@/lib/site/panel-resources";
import { typedValue } from "./typed-value";

/** Part that stands below a field of a resource's form, where the field has one. */
export function BelowField(props: {
  resource: PanelResource;
  item: AdminItem;
  name: string;
  textOf: (name: string) => string;
}) {
  const { resource, item, name, textOf } = props;
  if (resource.name !== "declination" || name !== "reducedPrice") return null;
  const typed = (of: string) => {
    const field = resource.fields[of];
    return field && typedValue(field, textOf(of));
  };
  return (
    <ReductionForeseen
      idDeclination={item.id}
      version={item.version}
      typed={{
        price: typed("price"),
        reducedPrice: typed("reducedPrice"),
        from: textOf("reducedFrom"),
      }}
    />
  );
}
