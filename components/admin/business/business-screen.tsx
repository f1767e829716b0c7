"use client";

import { useTranslations } from "next-intl";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen, ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { ItemForm } from "@/components/admin/resource/item-form";
import type { BusinessPage } from "@/lib/contract/admin/business";
import { BusinessInvoices } from "./business-invoices";
import { BusinessMembers } from "./business-members";
import { MonthsToInvoice } from "./months-to-invoice";

export function BusinessScreen({ id }: { id: string }) {
  const t = useTranslations("admin.business");
  const { labelOf, resource } = usePanel();
  const item = usePanelData("/admin/{resource}/{id}", { params: { resource: "business", id } });
  const page = usePanelData("/admin/business/{id}/page", { params: { id } });
  const declared = resource("business");
  if (!declared) return null;
  const costCentres = String(item.data?.costCentres ?? "")
    .split("\n")
    .filter(Boolean);
  const onPage = (now?: BusinessPage) => page.mutate(now, { revalidate: now === undefined });
  return (
    <Screen
      title={String(item.data?.name ?? labelOf(declared.label.one))}
      back={{ href: panelPath("business"), label: labelOf(declared.label.many) }}
    >
      <div className="grid gap-10 lg:grid-cols-[3fr_2fr] lg:items-start">
        <div className="grid gap-10">
          <Loaded of={page} lines={3}>
            {(data) => (
              <>
                <ScreenPart title={t("toInvoice")} className="">
                  <MonthsToInvoice id={Number(id)} page={data} onDone={onPage} />
                </ScreenPart>
                <ScreenPart title={t("invoices")} className="">
                  <BusinessInvoices invoices={data.invoices} onDone={onPage} />
                </ScreenPart>
              </>
            )}
          </Loaded>
        </div>
        <div className="grid gap-10">
          {page.data && (
            <ScreenPart title={t("members")} className="">
              <BusinessMembers
                id={Number(id)}
                members={page.data.members}
                costCentres={costCentres}
                onDone={onPage}
              />
            </ScreenPart>
          )}
          <ScreenPart title={t("terms")} className="">
            <Loaded of={item} lines={3}>
              {(data) => (
                <ItemForm
                  key={data.id}
                  resource={declared}
                  item={data}
                  onSaved={(now) => item.mutate(now, { revalidate: false })}
                />
              )}
            </Loaded>
          </ScreenPart>
        </div>
      </div>
    </Screen>
  );
}
