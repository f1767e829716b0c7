import { z } from "zod";
import type { AdminField, AdminFieldKind, AdminResource } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { hasPermission, type Permission } from "@/lib/contract/permission";
import type { SiteFeature } from "@/lib/contract/site";
import type { Role } from "@/lib/contract/user";

/** What a form may know of a field's bounds, so that it asks for the right thing. */
export interface FieldBounds {
  min?: number;
  max?: number;
  maxLength?: number;
  isWhole?: boolean;
  isNullable?: boolean;
  /** A text that may not be left empty. */
  isNeeded?: boolean;
}

/** A field of a resource as the browser gets it: data, without the schemas that judge it. */
export type PanelField = AdminFieldKind &
  Pick<AdminField, "label" | "note" | "isOptional" | "isListed" | "isFiltered"> & {
    /** Null for a field that can only be read. */
    change: FieldBounds | null;
  };

/** A resource as the browser gets it, for who may read it. */
export type PanelResource = Pick<
  AdminResource,
  "name" | "label" | "columns" | "orderBy" | "isSearched" | "subsets" | "add"
> & {
  fields: Record<string, PanelField>;
  mayChange: boolean;
  mayRemove: boolean;
};

/** What a resource belongs to, where not every site has it. */
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

/**
 * The resources that somebody may read on a site, without their schemas: the browser carries no zod,
 * the API says what is wrong with a field.
 */
export function panelResources(role: Role, features: SiteFeature[]): PanelResource[] {
  const may = (permission: Permission | undefined) =>
    permission !== undefined && hasPermission(role, permission);
  return ADMIN_RESOURCES.filter(({ name, can }) => {
    const feature = FEATURE_OF[name];
    return may(can.read) && (!feature || features.includes(feature));
  }).map(({ name, label, columns, orderBy, isSearched, subsets, fields, add, can }) => ({
    name,
    label,
    columns,
    orderBy,
    ...(isSearched && { isSearched }),
    ...(subsets && { subsets }),
    fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, shown(field)])),
    ...(add && may(can.add) && { add }),
    mayChange: may(can.change),
    mayRemove: may(can.remove),
  }));
}

function shown({ change, ...field }: AdminField): PanelField {
  return { ...field, change: change ? boundsOf(change) : null };
}

/** Each read once: to read a schema takes a hundred times as long as to look it up. */
const knownBounds = new WeakMap<z.ZodType, FieldBounds>();

/** The bounds that a schema says, as far as a form has a use for them. */
function boundsOf(schema: z.ZodType): FieldBounds {
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
