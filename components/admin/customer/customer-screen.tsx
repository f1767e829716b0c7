"use client";

import { useTranslations } from "next-intl";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { FieldValue } from "@/components/admin/resource/field-value";
import { ItemList } from "@/components/admin/resource/item-list";
import type { AdminItem } from "@/lib/contract/admin/definition";

/** GET /admin/customer/{id}/purchases */
interface Purchases {
  bookings: AdminItem[];
  orders: AdminItem[];
}

/** A customer with an account: who they are, and all that they have booked and bought. */
export function CustomerScreen({ id }: { id: string }) {
  const t = useTranslations("admin.customer");
  const { labelOf, resource } = usePanel();
  const path = `/admin/customer/${encodeURIComponent(id)}`;
  const item = usePanelData<AdminItem>(path);
  const purchases = usePanelData<Purchases>(`${path}/purchases`);
  const customers = resource("customer");
  const parts = [
    { of: resource("booking"), items: purchases.data?.bookings ?? [] },
    { of: resource("order"), items: purchases.data?.orders ?? [] },
  ];
  return (
    <Screen
      title={String(item.data?.name ?? (customers && labelOf(customers.label.one)) ?? "")}
      {...(customers && {
        back: { href: panelPath("customer"), label: labelOf(customers.label.many) },
      })}
    >
      <Loaded of={item} lines={3}>
        {(data) => (
          <div className={`${PANEL_CARD} max-w-2xl px-4 py-1`}>
            <FactList
              rows={Object.entries(customers?.fields ?? {}).flatMap(([name, field]) =>
                data[name] === null
                  ? []
                  : [
                      [
                        labelOf(field.label),
                        <FieldValue key={name} field={field} value={data[name]} />,
                      ] as const,
                    ],
              )}
            />
          </div>
        )}
      </Loaded>
      <div className="mt-8">
        <Loaded of={purchases}>
          {() =>
            parts.map(({ of, items }) =>
              of ? (
                <ScreenPart key={of.name} title={labelOf(of.label.many)}>
                  {items.length > 0 ? (
                    <ItemList resource={of} items={items} />
                  ) : (
                    <NothingNote>{t("nothing")}</NothingNote>
                  )}
                </ScreenPart>
              ) : null,
            )
          }
        </Loaded>
      </div>
    </Screen>
  );
}
