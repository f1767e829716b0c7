"use client";

import { useTranslations } from "next-intl";
import { ActionList } from "@/components/purchase/staff/action-list";
import { actOnOrder, type OrderLink } from "@/lib/api/order";
import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { OrderActionFields } from "./order-action-fields";
import { orderActionOf } from "./order-action-of";

/** What the company can do with an order now. */
export function OrderStaffActions({ page, link }: { page: OrderStaffPage; link: OrderLink }) {
  const t = useTranslations("order.company");
  const [first] = page.actions;
  return (
    <ActionList
      of="order"
      actions={page.actions}
      next={first === "CANCEL" ? null : (first ?? null)}
      word={(action, word) => t(`${action}.${word}`)}
      act={(action, call, data) => actOnOrder(call, link, orderActionOf(action, data))}
      fields={(action, errors) => <OrderActionFields action={action} page={page} errors={errors} />}
    />
  );
}
