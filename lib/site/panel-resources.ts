import type { AdminField, AdminFieldKind, AdminResource } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import type { SiteFeature } from "@/lib/contract/site";
import type { Role } from "@/lib/contract/user";
import { boundsOf, type FieldBounds } from "./field-bounds";
import { askedField, type WrittenField } from "./panel-contents";

/** Field of a resource as the browser gets it: data, without the schemas that check it. */
export type PanelField = (
  | Exclude<AdminFieldKind, { kind: "WRITTEN" }>
  | { kind: "WRITTEN"; of: WrittenField }
) &
  Pick<
    AdminField,
    "label" | "note" | "part" | "width" | "isOptional" | "isTranslated" | "isListed" | "isFiltered"
  > & {
    /** Null for a read-only field. */
    change: FieldBounds | null;
    /** Belongs to something that the site does not offer: keeps its value, and is asked for nowhere. */
    isUnseen?: true;
  };

export type PanelResource = Pick<
  AdminResource,
  "name" | "label" | "columns" | "orderBy" | "isSearched" | "subsets" | "whenEmpty" | "within"
> & {
  add?: Omit<NonNullable<AdminResource["add"]>, "fields"> & { fields: Record<string, PanelField> };
  fields: Record<string, PanelField>;
  mayChange: boolean;
  mayRemove: boolean;
};

const FEATURE_OF: Record<string, SiteFeature> = {
  booking: "RIDES",
  business: "RIDES",
  vehicle: "RIDES",
  "fare-supplement": "RIDES",
  order: "SHOP",
  "shop-product": "SHOP",
  declination: "SHOP",
  stock: "SHOP",
  discount: "SHOP",
  variation: "SHOP",
  carrier: "SHOP",
  "access-point": "SHOP",
};

/** Returns the resources of a role, without schemas: the browser has no zod, the API checks. */
export function panelResources(role: Role, features: SiteFeature[]): PanelResource[] {
  const may = (permission: Permission | undefined) =>
    permission !== undefined && hasPermission(role, permission);
  return ADMIN_RESOURCES.filter(({ name, can }) => {
    const feature = FEATURE_OF[name];
    return may(can.read) && (!feature || features.includes(feature));
  }).map(({ name, label, columns, orderBy, fields, add, can, ...resource }) => ({
    name,
    label,
    columns: columns.filter((column) => isOffered(fields[column], features)),
    orderBy,
    ...(resource.isSearched && { isSearched: true as const }),
    ...(resource.subsets && { subsets: resource.subsets }),
    ...(resource.whenEmpty && { whenEmpty: resource.whenEmpty }),
    ...(resource.within && { within: resource.within }),
    fields: allShown(fields, features),
    ...(add && may(can.add) && { add: { ...add, fields: allShown(add.fields ?? {}, features) } }),
    mayChange: may(can.change),
    mayRemove: may(can.remove),
  }));
}

const isOffered = (field: AdminField | undefined, features: SiteFeature[]): boolean =>
  !field?.feature || features.includes(field.feature);

const allShown = (
  fields: Record<string, AdminField>,
  features: SiteFeature[],
): Record<string, PanelField> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [
      key,
      { ...shown(field), ...(!isOffered(field, features) && { isUnseen: true as const }) },
    ]),
  );

function shown({ change, feature: _, ...field }: AdminField): PanelField {
  if (field.kind === "WRITTEN") {
    return { ...field, of: askedField(field.of), change: change ? {} : null };
  }
  return { ...field, change: change ? boundsOf(change) : null };
}
