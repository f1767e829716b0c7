import { usePanel } from "@/components/admin/panel/panel-context";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import type { AdminItem } from "@/lib/contract/admin/definition";
import { rowName } from "@/lib/contract/admin/row-name";
import { codeFromLocale } from "@/lib/rules/text/locale-code";

/** Most rows that a list of one call has. */
export const MOST_OFFERED = 100;

/**
 * Reads the rows of a resource that can be chosen, and how they are called.
 * @param of name of the resource; of one that does not exist, there are none
 * @param search what narrows a long list
 */
export function useOfferedRows(of: string, search = "") {
  const { resource, locale } = usePanel();
  const declared = resource(of);
  const { data } = usePanelData(declared ? "/admin/{resource}" : null, {
    params: { resource: of },
    query: {
      nbItem: MOST_OFFERED,
      ...(declared?.isSearched && search.trim() !== "" && { search }),
    },
    keepPreviousData: true,
  });
  const nameOf = (item: AdminItem): string =>
    (declared && rowName(declared, item, codeFromLocale(locale))) || String(item.id);
  return { items: data?.items, total: data?.total ?? 0, declared, nameOf };
}
