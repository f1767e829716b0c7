"use client";

import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/company/action-form";
import { actOnOrder, type OrderLink } from "@/lib/api/order";
import type { OrderCompanyPage } from "@/lib/contract/order-company";
import { OrderActionFields } from "./order-action-fields";
import { orderActionOf } from "./order-action-of";

/** What the company can do with an order now, each with what it needs to know. */
export function OrderCompanyActions({ page, link }: { page: OrderCompanyPage; link: OrderLink }) {
  const t = useTranslations("order.company");
  if (page.actions.length === 0) return <p className="text-muted">{t("nothing")}</p>;
  return (
    <div className="divide-y divide-line border-line border-y">
      {page.actions.map((action, index) => (
        <ActionForm
          key={action}
          words={{
            title: t(`${action}.title`),
            text: t(`${action}.text`),
            do: t(`${action}.do`),
            doing: t("doing"),
            done: t("done"),
          }}
          act={(call, data) => actOnOrder(call, link, orderActionOf(action, data))}
          isNext={index === 0 && action !== "CANCEL"}
          fields={(errors) => <OrderActionFields action={action} page={page} errors={errors} />}
        />
      ))}
    </div>
  );
}
