import { ReductionForeseen } from "@/components/admin/reduction/reduction-foreseen";
import type { AdminItem } from "@/lib/contract/admin/definition";

/** Part that stands below a field of a resource's form, where the field has one. */
export function BelowField(props: {
  resource: string;
  item: AdminItem;
  name: string;
  valueIn: (name: string) => unknown;
}) {
  const { resource, item, name, valueIn } = props;
  if (resource !== "declination" || name !== "reducedPrice") return null;
  return (
    <ReductionForeseen
      idDeclination={item.id}
      version={item.version}
      typed={{
        price: valueIn("price"),
        reducedPrice: valueIn("reducedPrice"),
        from: String(valueIn("reducedFrom") ?? ""),
      }}
    />
  );
}
