"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CancelFields } from "@/components/purchase/staff/cancel-fields";
import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { LinesField } from "./lines-field";

export function OrderCancelFields(props: { page: OrderStaffPage; errors: Record<string, string> }) {
  const { page, errors } = props;
  const { lines } = page.order;
  const t = useTranslations("order.company");
  const [reason, setReason] = useState<string>();
  return (
    <CancelFields
      reasons={page.cancelReasons.map((reason) => [reason, t(`reason.${reason}`)])}
      label={t("CANCEL.reason")}
      note={t("CANCEL.note")}
      errors={errors}
      onReason={setReason}
    >
      {reason === "OUT_OF_STOCK" && (
        <LinesField
          form="CANCEL"
          name="missing"
          legend={t("CANCEL.missing")}
          hint={lines.length > 1 ? t("CANCEL.missingHint") : undefined}
          lines={lines}
          areTicked={lines.length === 1}
          error={errors.missing}
        />
      )}
    </CancelFields>
  );
}
