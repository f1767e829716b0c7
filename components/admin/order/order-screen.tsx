"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { GoodsReturnPart } from "@/components/admin/goods-return/goods-return-part";
import { LettersPart } from "@/components/admin/letter/letters-part";
import { FactList } from "@/components/admin/panel/fact-list";
import { usePanel } from "@/components/admin/panel/panel-context";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ASIDE, ASIDE_GRID, Screen, ScreenPart } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ActionBar } from "@/components/admin/purchase/action-bar";
import { CustomerCard } from "@/components/admin/purchase/customer-card";
import { DocumentLinks } from "@/components/admin/purchase/document-links";
import { HistoryLines } from "@/components/admin/purchase/history-lines";
import { usePurchasePage } from "@/components/admin/purchase/use-purchase-page";
import { RefundPart } from "@/components/admin/refund/refund-part";
import { customerHistory } from "@/components/purchase/customer-history";
import { goodsText } from "@/components/shop/order/goods-text";
import { OrderActionFields } from "@/components/shop/order/staff/order-action-fields";
import { orderActionOf } from "@/components/shop/order/staff/order-action-of";
import type { OrderAction, OrderStaffPage } from "@/lib/contract/order-staff";
import { fullName } from "@/lib/rules/text/full-name";
import { DeliveryLines } from "./delivery-lines";
import { GoodsList } from "./goods-list";
import { OrderAmounts } from "./order-amounts";
import { PickingList } from "./picking-list";

export function OrderScreen({ reference }: { reference: string }) {
  const t = useTranslations("order");
  const words = useTranslations("admin");
  const { labelOf, resource } = usePanel();
  const format = usePanelFormat();
  const page = usePurchasePage("order", reference);
  const [chosen, setChosen] = useState<OrderAction["action"]>();
  const declared = resource("order");
  const field = declared?.fields.status;
  const order = page.data?.order;
  const status = order && field?.kind === "CHOICE" ? field.options[order.status] : undefined;
  return (
    <Screen
      title={t("company.title", { reference })}
      {...(declared && { back: { href: panelPath("order"), label: labelOf(declared.label.many) } })}
      lead={
        order &&
        status && (
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <ToneMark tone={status.tone ?? "QUIET"}>{labelOf(status.label)}</ToneMark>
            <span>{words("order.orderedAt", { date: format.dateAndTime(order.orderedAt) })}</span>
          </span>
        )
      }
    >
      {page.isMissing ? (
        <NothingNote>{words("failure.notThere")}</NothingNote>
      ) : (
        <Loaded of={page}>
          {(data) => (
            <>
              {data.order.cancelReason && (
                <p className="mb-5 border-accent border-l-2 bg-surface px-4 py-3 text-small">
                  {t(`company.reason.${data.order.cancelReason}`)}
                </p>
              )}
              <ActionBar
                actions={data.actions}
                next={data.actions.find((action) => action !== "CANCEL") ?? null}
                label={(action) => t(`company.${action}.title`)}
                nothing={t("company.nothing")}
                onChoose={setChosen}
              />
              <div className={ASIDE_GRID}>
                {data.order.status === "PAID" ? (
                  <ScreenPart title={words("order.picking")}>
                    <PickingList order={data.order} />
                  </ScreenPart>
                ) : (
                  <ScreenPart title={words("order.goods")}>
                    <GoodsList order={data.order} />
                  </ScreenPart>
                )}
                <div className={ASIDE}>
                  <ScreenPart title={words("order.delivery")}>
                    <DeliveryLines order={data.order} />
                  </ScreenPart>
                  <ScreenPart title={words("customer.heading")}>
                    <CustomerCard
                      name={fullName(data.order.customer)}
                      organisation={data.company}
                      phone={data.phone}
                      email={data.order.customer.email}
                      idCustomer={data.idCustomer}
                    />
                    <FactList rows={[[t("company.message"), data.order.message]]} />
                  </ScreenPart>
                  <ScreenPart title={t("money.title")}>
                    <OrderAmounts order={data.order} />
                    <div className="flex flex-wrap gap-x-3">
                      {page.id !== undefined && (
                        <GoodsReturnPart id={page.id} onDone={() => page.mutate()} />
                      )}
                      <RefundPart
                        of="order"
                        id={page.id}
                        left={data.order.paid - data.order.refunded}
                        onDone={() => page.mutate()}
                      />
                    </div>
                  </ScreenPart>
                  {data.order.documents.length > 0 && (
                    <ScreenPart title={t("documents")}>
                      <DocumentLinks documents={data.order.documents} />
                    </ScreenPart>
                  )}
                  <LettersPart of={{ reference }} />
                </div>
                <ScreenPart title={t("history.title")}>
                  <OrderHistoryLines page={data} />
                </ScreenPart>
              </div>
              {chosen && data.actions.includes(chosen) && page.id !== undefined && (
                <OrderActionSheet
                  action={chosen}
                  page={data}
                  id={page.id}
                  onDone={page.mutate}
                  onClose={() => setChosen(undefined)}
                />
              )}
            </>
          )}
        </Loaded>
      )}
    </Screen>
  );
}

function OrderActionSheet(props: {
  action: OrderAction["action"];
  page: OrderStaffPage;
  id: number;
  onDone: (now: OrderStaffPage) => unknown;
  onClose: () => void;
}) {
  const { action, page, id, onDone, onClose } = props;
  const t = useTranslations("order.company");
  return (
    <SheetForm
      words={{
        title: t(`${action}.title`),
        text: t(`${action}.text`),
        do: t(`${action}.do`),
        doing: t("doing"),
        done: t("done"),
      }}
      isDangerous={action === "CANCEL"}
      act={async (call, data) =>
        void onDone(
          await call("POST /admin/order/{id}/action", {
            params: { id },
            body: orderActionOf(action, data),
          }),
        )
      }
      onClose={onClose}
    >
      {(errors) => <OrderActionFields action={action} page={page} errors={errors} />}
    </SheetForm>
  );
}

function OrderHistoryLines({ page }: { page: OrderStaffPage }) {
  const t = useTranslations("order");
  const format = usePanelFormat();
  const entries = customerHistory(page.order.history, "company").map((line) => {
    const { at, by, event, status, amount, returned } = line;
    const name = `history.event.${event}` as "history.event.PAYMENT";
    const said =
      t.has(name) && t(name, { amount: format.euros(amount ?? 0), goods: goodsText(returned) });
    return { at, by, event, what: said || t(`company.status.${status}`) };
  });
  return <HistoryLines entries={entries} />;
}
