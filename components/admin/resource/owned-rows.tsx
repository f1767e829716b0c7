"use client";

import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import type { PanelResource } from "@/lib/site/panel-resources";
import { ItemList } from "./item-list";
import { useOwnedRows } from "./use-owned-rows";

/** Rows of a resource that belong to the shown one, and the way to add another. */
export function OwnedRows(props: { resource: PanelResource; idOwner: number }) {
  const { resource, idOwner } = props;
  const { labelOf } = usePanel();
  const rows = useOwnedRows(resource, idOwner);
  const { within, add, whenEmpty } = resource;
  if (!within) return null;
  return (
    <ScreenPart
      title={labelOf(within.label)}
      className="mb-8"
      aside={
        add && (
          <PanelLink
            href={`${panelPath(resource.name, "new")}?${within.field}=${idOwner}`}
            className={panelButton()}
          >
            {labelOf(add.label)}
          </PanelLink>
        )
      }
    >
      <Loaded of={rows}>
        {({ items }) =>
          items.length > 0 ? (
            <ItemList resource={resource} items={items} />
          ) : (
            whenEmpty && <NothingNote>{labelOf(whenEmpty)}</NothingNote>
          )
        }
      </Loaded>
    </ScreenPart>
  );
}
