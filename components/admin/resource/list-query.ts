import { daysLater, endOfParisDay } from "@/lib/rules/calendar/paris-day";
import { parisIso } from "@/lib/rules/calendar/paris-time";
import { isDay } from "@/lib/rules/calendar/typed-day";
import type { PanelField, PanelResource } from "@/lib/site/panel-resources";
import { isAmount } from "./is-amount";

export const ROWS_OF_A_LIST = 25;

export interface ListState {
  /** Subset that the resource declares; undefined for the whole list. */
  subset?: string;
  search: string;
  page: number;
  /** Name of a field, with `-` before it for the last first. */
  orderBy: string;
  /**
   * Filters by field, as typed or chosen; no entry for a field without a filter. Of days it is the
   * first one, and the last one under `untilOf`.
   */
  filters: Record<string, string>;
}

/** Returns the name under which the last day of a field's filter stands. */
export const untilOf = (name: string): string => `${name}.until`;

/** Tells whether a list is filtered by a field from one day until another. */
export const isOfDays = ({ kind }: PanelField): boolean => kind === "INSTANT" || kind === "DATE";

/** Kinds of fields with a filter of their own; the others are found by the search. */
const FILTERED = new Set<PanelField["kind"]>(["CHOICE", "FLAG", "INSTANT", "DATE"]);

export const filterFields = ({ fields, isSearched }: PanelResource): [string, PanelField][] =>
  Object.entries(fields).filter(([, field]) => {
    const { isListed, isFiltered, kind } = field;
    if (!isListed || kind === "OWNER") return false;
    if (isFiltered || FILTERED.has(kind) || isAmount(field)) return true;
    return !isSearched && (kind === "LINE" || kind === "EMAIL");
  });

export const orderFields = ({ fields }: PanelResource): [string, PanelField][] =>
  Object.entries(fields).filter(([, { isListed, kind }]) => isListed && kind !== "OWNER");

/** Reads an address; parts that a resource does not declare are left out. */
export function readListState(query: URLSearchParams, resource: PanelResource): ListState {
  const orderBy = query.get("orderBy") ?? "";
  const isOrder = orderFields(resource).some(([name]) => name === orderBy.replace(/^-/, ""));
  const subset = query.get("subset") ?? "";
  const filters = Object.entries(resource.fields).flatMap(([name, field]) => {
    if (!field.isListed) return [];
    const names = isOfDays(field) ? [name, untilOf(name)] : [name];
    return names.flatMap((asked) => {
      const value = query.get(asked);
      return value && canBe(field, value) ? [[asked, value]] : [];
    });
  });
  return {
    ...(Object.hasOwn(resource.subsets ?? {}, subset) && { subset }),
    search: (resource.isSearched && query.get("search")) || "",
    page: Math.max(1, Math.trunc(Number(query.get("page")) || 1)),
    orderBy: isOrder ? orderBy : resource.orderBy,
    filters: Object.fromEntries(filters),
  };
}

/** Writes the address of a list, without its defaults. */
export function writeListState(state: ListState, resource: PanelResource): string {
  const query = new URLSearchParams();
  if (state.subset) query.set("subset", state.subset);
  if (state.search) query.set("search", state.search);
  for (const [name, value] of Object.entries(state.filters)) if (value) query.set(name, value);
  if (state.orderBy !== resource.orderBy) query.set("orderBy", state.orderBy);
  if (state.page > 1) query.set("page", String(state.page));
  return query.size > 0 ? `?${query}` : "";
}

export function listQuery(state: ListState, resource: PanelResource): URLSearchParams {
  const { subset, search, page, orderBy, filters } = state;
  const query = new URLSearchParams({ nbItem: String(ROWS_OF_A_LIST), page: String(page) });
  if (subset) query.set("subset", subset);
  if (search) query.set("search", search);
  // An order by a field outside the list is the API's own default, so it is not sent.
  const isListed = orderFields(resource).some(([name]) => name === orderBy.replace(/^-/, ""));
  if (isListed) query.set("orderBy", orderBy);
  for (const [name, field] of Object.entries(resource.fields)) {
    const [value, until] = [filters[name], filters[untilOf(name)]];
    if (value) query.append(name, condition(field, value));
    if (until) query.append(name, untilCondition(field, until));
  }
  return query;
}

/** Returns a filter's condition: equality for a choice or a flag, `lk` for a text, else `gte`. */
function condition({ kind }: PanelField, value: string): string {
  if (kind === "INSTANT") return `gte:${parisIso(endOfParisDay(daysLater(value, -1)))}`;
  if (kind === "DATE" || kind === "NUMBER") return `gte:${value}`;
  return kind === "LINE" || kind === "EMAIL" ? `lk:${value}` : value;
}

/** Returns the condition of the last day, with all of its hours. */
const untilCondition = ({ kind }: PanelField, day: string): string =>
  kind === "INSTANT" ? `lt:${parisIso(endOfParisDay(day))}` : `lte:${day}`;

function canBe(field: PanelField, value: string): boolean {
  switch (field.kind) {
    case "CHOICE":
      return Object.hasOwn(field.options, value);
    case "FLAG":
      return value === "true" || value === "false";
    case "INSTANT":
    case "DATE":
      return isDay(value);
    case "NUMBER":
      return Number.isFinite(Number(value));
    default:
      return true;
  }
}
