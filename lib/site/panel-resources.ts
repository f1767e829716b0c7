import { z } from "zod";
import type { AdminField, AdminFieldKind, AdminResource } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import type { SiteFeature } from "@/lib/contract/site";
import type { Role } from "@/lib/contract/user";

export interface FieldBounds {
  min?: number;
  max?: number;
  maxLength?: number;
  isWhole?: boolean;
  isNullable?: boolean;
  /** True for a text that may not be left empty. */
  isNeeded?: boolean;
}

/** Field of a resource as the browser gets it: data, without the schemas that check it. */
export type PanelField = AdminFieldKind &
  Pick<
    AdminField,
    "label" | "note" | "part" | "width" | "isOptional" | "isTranslated" | "isListed" | "isFiltered"
  > & {
    /** Null for a read-only field. */
    change: FieldBounds | null;
  };

export type PanelResource = Pick<
  AdminResource,
  "name" | "label" | "columns" | "orderBy" | "isSearched" | "subsets" | "whenEmpty"
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
};

/** Returns the resources of a role, without schemas: the browser has no zod, the API checks. */
export function panelResources(role: Role, features: SiteFeature[]): PanelResource[] {
  const may = (permission: Permission | undefined) =>
    permission !== undefined && hasPermission(role, permission);
  return ADMIN_RESOURCES.filter(({ name, can }) => {
    const feature = FEATURE_OF[name];
    return may(can.read) && (!feature || features.includes(feature));
  }).map(({ name, label, columns, orderBy, isSearched, subsets, whenEmpty, fields, add, can }) => ({
    name,
    label,
    columns,
    orderBy,
    ...(isSearched && { isSearched }),
    ...(subsets && { subsets }),
    ...(whenEmpty && { whenEmpty }),
    fields: allShown(fields),
    ...(add && may(can.add) && { add: { ...add, fields: allShown(add.fields ?? {}) } }),
    mayChange: may(can.change),
    mayRemove: may(can.remove),
  }));
}

const allShown = (fields: Record<string, AdminField>): Record<string, PanelField> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, shown(field)]));

function shown({ change, ...field }: AdminField): PanelField {
  return { ...field, change: change ? boundsOf(change) : null };
}

/** Each read once: reading a schema takes a hundred times as long as looking it up. */
const knownBounds = new WeakMap<z.ZodType, FieldBounds>();

/** Returns the bounds of a schema, as far as a form has a use for them. */
export function boundsOf(schema: z.ZodType): FieldBounds {
  const bounds = knownBounds.get(schema) ?? readBounds(schema);
  knownBounds.set(schema, bounds);
  return bounds;
}

function readBounds(schema: z.ZodType): FieldBounds {
  const { anyOf = [], ...own } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const branches = anyOf as z.core.JSONSchema.BaseSchema[];
  const {
    type,
    minimum,
    maximum,
    minLength = 0,
    maxLength,
  } = branches.find(({ type }) => type !== "null") ?? own;
  return {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minLength > 0 && { isNeeded: true }),
    ...(type === "integer" && { isWhole: true }),
    ...(branches.some((branch) => branch.type === "null") && { isNullable: true }),
  };
}
