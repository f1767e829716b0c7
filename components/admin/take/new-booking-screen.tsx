"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePurchasePage } from "@/components/admin/purchase/use-purchase-page";
import { TakeForm } from "./take-form";

export function NewBookingScreen() {
  const t = useTranslations("admin.rides.take");
  const query = useSearchParams();
  const again = query.get("again");
  const isWayBack = query.get("way") === "back";
  if (again === null)
    return (
      <Screen title={t("title")} isNarrow>
        <TakeForm />
      </Screen>
    );
  return (
    <Screen
      title={t("title")}
      back={{ href: panelPath("booking", again), label: t("again", { reference: again }) }}
      isNarrow
    >
      <AgainForm key={`${again} ${isWayBack}`} reference={again} isWayBack={isWayBack} />
    </Screen>
  );
}

function AgainForm({ reference, isWayBack }: { reference: string; isWayBack: boolean }) {
  const words = useTranslations("admin");
  const page = usePurchasePage("booking", reference);
  if (page.isMissing) return <NothingNote>{words("failure.notThere")}</NothingNote>;
  return (
    <Loaded of={page}>{(booking) => <TakeForm again={booking} isWayBack={isWayBack} />}</Loaded>
  );
}
