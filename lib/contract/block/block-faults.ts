import { type DeclaredField, type DeclaredFields, fieldsWithin } from "@/lib/contract/field/field";
import { BLOCKS } from "./blocks";

type BlockFault = "REQUIRED" | "ALT_MISSING";
type Faults = Record<string, BlockFault>;

export interface SaidBlock {
  slug: string;
  type: string;
  isHidden: boolean;
  conf: Record<string, unknown>;
}

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === "string" && value.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, "") === "");

/**
 * Finds the faults of a page's blocks before visitors may see them; hidden blocks may lack
 * anything.
 * @returns each fault by its place: `blocks.0.conf.title`
 */
export function blockFaults(blocks: unknown): Faults {
  if (!Array.isArray(blocks)) return {};
  return Object.assign(
    {},
    ...(blocks as SaidBlock[]).map(({ type, isHidden, conf }, at) => {
      const block = BLOCKS.find((one) => one.type === type);
      return block && !isHidden ? faultsOf(block.fields, conf ?? {}, `blocks.${at}.conf`) : {};
    }),
  );
}

const faultsOf = (fields: DeclaredFields, said: Record<string, unknown>, place: string): Faults =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) =>
      faultsIn(field, said[name], `${place}.${name}`),
    ),
  );

function faultsIn(field: DeclaredField, value: unknown, place: string): Faults {
  const { input, schema, isOptional } = field;
  if (isOptional && isBlank(value)) return {};
  switch (input.kind) {
    case "LINE":
    case "TEXT":
    case "RICH_TEXT":
    case "ADDRESS":
      return isBlank(value) ? { [place]: "REQUIRED" } : {};
    case "PICTURE":
      if (isBlank(value)) return { [place]: "REQUIRED" };
      return isBlank((value as { alt?: unknown }).alt) ? { [place]: "ALT_MISSING" } : {};
    case "LINK":
      return faultsOf(input.fields, (value ?? {}) as Record<string, unknown>, place);
    case "LIST":
    case "PICTURES": {
      const items = (Array.isArray(value) ? value : []) as Record<string, unknown>[];
      const own: Faults =
        schema.safeParse(items).success || items.length > 0 ? {} : { [place]: "REQUIRED" };
      return Object.assign(
        own,
        ...items.map((item, at) => ({
          ...(input.kind === "PICTURES" &&
            isBlank(item.alt) && { [`${place}.${at}`]: "ALT_MISSING" }),
          ...faultsOf(fieldsWithin(input, item), item, `${place}.${at}`),
        })),
      );
    }
    default:
      return schema.safeParse(value).success ? {} : { [place]: "REQUIRED" };
  }
}
