"use client";

import { useTranslations } from "next-intl";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { MediumForm } from "./medium-form";

export function MediumSheet(props: { id: number; onChanged: () => void; onClose: () => void }) {
  const { id, onChanged, onClose } = props;
  const t = useTranslations("admin.medium");
  const medium = usePanelData("/admin/medium/{id}", {
    params: { id },
    // An edited form keeps the state that it began from.
    revalidateOnFocus: false,
  });
  return (
    <Sheet title={medium.data?.name || t("unnamed")} onClose={onClose}>
      <Loaded of={medium} lines={4}>
        {(found) => (
          <MediumForm
            medium={found}
            onChanged={(now) => {
              if (now) void medium.mutate(now, { revalidate: false });
              onChanged();
            }}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Sheet>
  );
}
