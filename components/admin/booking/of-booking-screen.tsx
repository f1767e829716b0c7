"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePurchasePage } from "@/components/admin/purchase/use-purchase-page";
import type { StaffPage } from "@/lib/contract/booking-staff";

export function OfBookingScreen(props: {
  reference: string;
  title: string;
  lead: string;
  children: (booking: StaffPage, id: number) => ReactNode;
}) {
  const { reference, title, lead, children } = props;
  const t = useTranslations("admin.failure");
  const page = usePurchasePage("booking", reference);
  const { id } = page;
  return (
    <Screen
      title={title}
      lead={lead}
      back={{ href: panelPath("booking", reference), label: reference }}
      isNarrow
    >
      {page.isMissing ? (
        <NothingNote>{t("notThere")}</NothingNote>
      ) : (
        <Loaded of={page}>{(booking) => id !== undefined && children(booking, id)}</Loaded>
      )}
    </Screen>
  );
}
