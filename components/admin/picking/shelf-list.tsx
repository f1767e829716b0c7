"use client";

import { useTranslations } from "next-intl";
import { Fragment } from "react";
import type { Picking } from "@/lib/contract/admin/picking";
import { TickList } from "./tick-list";

export function ShelfList({ products }: { products: Picking["products"] }) {
  const t = useTranslations("admin.picking");
  return (
    <TickList
      lines={products.map(({ orders, ...product }) => ({
        ...product,
        id: product.reference,
        note: (
          <>
            <span>{t("forOrders")}</span>{" "}
            {orders.map(({ reference, quantity }, index) => (
              <Fragment key={reference}>
                <span className="whitespace-nowrap">{`${reference} (${quantity})`}</span>
                {index < orders.length - 1 && <span>{", "}</span>}
              </Fragment>
            ))}
          </>
        ),
      }))}
      countNote={(taken) => t("picked", { taken, lines: products.length })}
    />
  );
}
