"use client";

import { useTranslations } from "next-intl";
import { ActionList } from "@/components/purchase/staff/action-list";
import { actOnOrder, type OrderLink } from "@/lib/api/order";
import type { OrderCompanyPage } from "@/lib/contract/order-company";
import { OrderActionFields } from "./order-action-fields";
import { orderActionOf } from "./order-action-of";

/** What the company can do with an order now. */
export function OrderCompanyActions({ page, link }: { page: OrderCompanyPage; link: OrderLink }) {
  const t = useTranslations("order.company");
  return (
    <ActionList
      of="order"
      actions={page.actions}
      word={(action, word) => t(`${action}.${word}`)}
      act={(action, call, data) => actOnOrder(call, link, orderActionOf(action, data))}
      fields={(action, errors) => <OrderActionFields action={action} page={page} errors={errors} />}
    />
  );
}
