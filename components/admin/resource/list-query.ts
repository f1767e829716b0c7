import { parisInstant, parisIso } from "@/lib/rules/calendar/paris-time";
import { isDay } from "@/lib/rules/calendar/typed-day";
import type { PanelField, PanelResource } from "@/lib/site/panel-resources";

/** How many rows a list shows at once. */
export const ROWS_OF_A_LIST = 25;

/** What one looks at in a list, as its address says it. */
export interface ListState {
  search: string;
  page: number;
  /** A field, with `-` before it for the last first. */
  orderBy: string;
  /** What is asked of fields, as it was typed or chosen; nothing for a field that is not asked. */
  filters: Record<string, string>;
}

/** Kinds of fields that one looks for by what they hold; the rest is found by the search. */
const FILTERED = new Set<PanelField["kind"]>(["CHOICE", "FLAG", "INSTANT", "DAY", "EUROS"]);

/** The fields that a list can be filtered by, by name. */
export const filterFields = ({ fields, isSearched }: PanelResource): [string, PanelField][] =>
  Object.entries(fields).filter(
    ([, { isListed, kind }]) =>
      isListed && (FILTERED.has(kind) || (!isSearched && (kind === "TEXT" || kind === "EMAIL"))),
  );

/** The fields that a list can be put in the order of. */
export const orderFields = ({ fields }: PanelResource): [string, PanelField][] =>
  Object.entries(fields).filter(([, { isListed }]) => isListed);

/** Reads an address; what a resource does not declare is left out. */
export function readListState(query: URLSearchParams, resource: PanelResource): ListState {
  const orderBy = query.get("orderBy") ?? "";
  const isOrder = orderFields(resource).some(([name]) => name === orderBy.replace(/^-/, ""));
  const filters = Object.entries(resource.fields).flatMap(([name, field]) => {
    const value = field.isListed ? query.get(name) : null;
    return value && canBe(field, value) ? [[name, value]] : [];
  });
  return {
    search: query.get("search") ?? "",
    page: Math.max(1, Math.trunc(Number(query.get("page")) || 1)),
    orderBy: isOrder ? orderBy : resource.orderBy,
    filters: Object.fromEntries(filters),
  };
}

/** The address of a list, without what goes without saying. */
export function writeListState(state: ListState, resource: PanelResource): string {
  const query = new URLSearchParams();
  if (state.search) query.set("search", state.search);
  for (const [name, value] of Object.entries(state.filters)) if (value) query.set(name, value);
  if (state.orderBy !== resource.orderBy) query.set("orderBy", state.orderBy);
  if (state.page > 1) query.set("page", String(state.page));
  return query.size > 0 ? `?${query}` : "";
}

/** What the API is asked, in the grammar of its listings. */
export function listQuery(state: ListState, resource: PanelResource): Record<string, string> {
  const { search, page, orderBy, filters } = state;
  const conditions = Object.entries(filters).map(([name, value]) => {
    const field = resource.fields[name];
    return [name, field ? condition(field, value) : value];
  });
  return {
    ...Object.fromEntries(conditions),
    ...(search && { search }),
    nbItem: String(ROWS_OF_A_LIST),
    page: String(page),
    // One that is not listed is the API's own, when none is asked for.
    ...(orderFields(resource).some(([name]) => name === orderBy.replace(/^-/, "")) && { orderBy }),
  };
}

/** A choice and a flag are as they are said; a text holds it; an amount or a day is where it begins. */
function condition({ kind }: PanelField, value: string): string {
  if (kind === "INSTANT") {
    const begin = parisInstant(value, "00:00");
    return `gte:${begin ? parisIso(begin) : value}`;
  }
  if (kind === "DAY" || kind === "EUROS" || kind === "NUMBER") return `gte:${value}`;
  return kind === "TEXT" || kind === "EMAIL" ? `lk:${value}` : value;
}

function canBe(field: PanelField, value: string): boolean {
  switch (field.kind) {
    case "CHOICE":
      return Object.hasOwn(field.options, value);
    case "FLAG":
      return value === "true" || value === "false";
    case "INSTANT":
    case "DAY":
      return isDay(value);
    case "EUROS":
    case "NUMBER":
      return Number.isFinite(Number(value));
    default:
      return true;
  }
}
