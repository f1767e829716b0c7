"use client";

import { useTranslations } from "next-intl";
import { ActionList } from "@/components/purchase/staff/action-list";
import type { KeyLink } from "@/lib/api/by-key";
import { opening } from "@/lib/api/by-key";
import type { OrderStaffPage } from "@/lib/contract/order-staff";
import { OrderActionFields } from "./order-action-fields";
import { orderActionOf } from "./order-action-of";

export function OrderStaffActions({ page, link }: { page: OrderStaffPage; link: KeyLink }) {
  const t = useTranslations("order.company");
  const [first] = page.actions;
  return (
    <ActionList
      of="order"
      actions={page.actions}
      next={first === "CANCEL" ? null : (first ?? null)}
      word={(action, word) => t(`${action}.${word}`)}
      act={(action, call, data) =>
        call("POST /order/{reference}/company", {
          ...opening(link),
          body: orderActionOf(action, data),
        })
      }
      fields={(action, errors) => <OrderActionFields action={action} page={page} errors={errors} />}
    />
  );
}
