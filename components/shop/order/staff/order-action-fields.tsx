"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { Fields } from "@/components/purchase/staff/fields";
import type { OrderAction, OrderStaffPage } from "@/lib/contract/order-staff";
import { LinesField } from "./lines-field";
import { OrderCancelFields } from "./order-cancel-fields";

export function OrderActionFields(props: {
  action: OrderAction["action"];
  page: OrderStaffPage;
  errors: Record<string, string>;
}) {
  const { action, page, errors } = props;
  const t = useTranslations("order.company");
  const optional = useTranslations("form")("optional");
  const shared = (name: string) => ({
    form: action,
    name,
    optional,
    autoComplete: "off",
    error: errors[name],
  });
  switch (action) {
    case "SHIP":
      return (
        <Fields>
          <TextField
            {...shared("trackingNumber")}
            label={t("SHIP.trackingNumber")}
            maxLength={60}
          />
          <TextField
            {...shared("trackingUrl")}
            label={t("SHIP.trackingUrl")}
            hint={t("SHIP.trackingUrlHint")}
            inputMode="url"
            maxLength={300}
          />
        </Fields>
      );
    case "LOST":
      return (
        <Fields>
          <SelectField
            {...shared("remedy")}
            optional={undefined}
            label={t("LOST.remedy")}
            hint={t("LOST.remedyHint")}
          >
            <option value="SEND_AGAIN">{t("LOST.SEND_AGAIN")}</option>
            <option value="REFUND">{t("LOST.REFUND")}</option>
          </SelectField>
        </Fields>
      );
    case "RETURNED":
      return (
        <Fields>
          <TextField
            {...shared("withheld")}
            label={t("RETURNED.withheld")}
            hint={t("RETURNED.withheldHint")}
            inputMode="decimal"
          />
          <LinesField
            form={action}
            name="backOnSale"
            legend={t("RETURNED.backOnSale")}
            hint={t("RETURNED.backOnSaleHint")}
            lines={page.order.lines}
            error={errors.backOnSale}
          />
        </Fields>
      );
    case "CANCEL":
      return <OrderCancelFields page={page} errors={errors} />;
    default:
      return null;
  }
}
