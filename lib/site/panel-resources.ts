import { z } from "zod";
import type { AdminField, AdminFieldKind, AdminResource } from "@/lib/contract/admin/definition";
import { ADMIN_RESOURCES } from "@/lib/contract/admin/resources";
import { hasPermission } from "@/lib/contract/permission";
import type { SiteFeature } from "@/lib/contract/site";
import type { Role } from "@/lib/contract/user";

/** What a form may know of a field's bounds, so that it asks for the right thing. */
export interface FieldBounds {
  min?: number;
  max?: number;
  maxLength?: number;
  isWhole?: boolean;
  isNullable?: boolean;
}

/** A field of a resource as the browser gets it: data, without the schemas that judge it. */
export type PanelField = AdminFieldKind &
  Pick<AdminField, "label" | "note" | "isOptional" | "isListed"> & {
    /** Null for a field that can only be read. */
    change: FieldBounds | null;
  };

/** A resource as the browser gets it, for who may read it. */
export type PanelResource = Pick<
  AdminResource,
  "name" | "label" | "columns" | "orderBy" | "isSearched"
> & {
  fields: Record<string, PanelField>;
  mayChange: boolean;
};

/** What a resource belongs to, where not every site has it. */
const FEATURE_OF: Record<string, SiteFeature> = {
  booking: "RIDES",
  vehicle: "RIDES",
  "fare-supplement": "RIDES",
  order: "SHOP",
  stock: "SHOP",
};

/**
 * The resources that somebody may read on a site, without their schemas: the browser carries no zod,
 * the API says what is wrong with a field.
 */
export const panelResources = (role: Role, features: SiteFeature[]): PanelResource[] =>
  ADMIN_RESOURCES.filter(({ name, can }) => {
    const feature = FEATURE_OF[name];
    return hasPermission(role, can.read) && (!feature || features.includes(feature));
  }).map(({ name, label, columns, orderBy, isSearched, fields, can }) => ({
    name,
    label,
    columns,
    orderBy,
    ...(isSearched && { isSearched }),
    fields: Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, shown(field)])),
    mayChange: can.change !== undefined && hasPermission(role, can.change),
  }));

function shown({ change, ...field }: AdminField): PanelField {
  return { ...field, change: change ? boundsOf(change) : null };
}

/** The bounds that a schema says, as far as a form has a use for them. */
function boundsOf(schema: z.ZodType): FieldBounds {
  const { anyOf = [], ...own } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const branches = anyOf as z.core.JSONSchema.BaseSchema[];
  const { type, minimum, maximum, maxLength } = branches.find(({ type }) => type !== "null") ?? own;
  return {
    ...(minimum !== undefined && { min: minimum }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
    ...(maxLength !== undefined && { maxLength }),
    ...(type === "integer" && { isWhole: true }),
    ...(branches.some((branch) => branch.type === "null") && { isNullable: true }),
  };
}
