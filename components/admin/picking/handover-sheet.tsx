"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { Sheet } from "@/components/admin/panel/sheet";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { HandoverResults, OrderToPack } from "@/lib/contract/admin/picking";
import { useUi } from "@/stores/ui-store";

export function HandoverSheet(props: {
  orders: OrderToPack[];
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { onDone, onClose } = props;
  // Orders that are done leave the list behind the sheet, and the sheet still names them.
  const [orders] = useState(props.orders);
  const t = useTranslations("admin.picking");
  const words = useTranslations("admin");
  const optional = useTranslations("form")("optional");
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const [failed, setFailed] = useState<HandoverResults["results"]>([]);
  const { form, isBusy, problem, errors, run } = useCall();
  const open = failed.length > 0 ? [] : orders;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const isDone = await run(async (call) => {
      const { results } = await call("POST /admin/picking/handover", {
        body: {
          orders: orders.map(({ id }, index) => ({
            id,
            trackingNumber: String(data.get(`orders.${index}.trackingNumber`) ?? ""),
          })),
        },
      });
      const refused = results.filter((result) => !result.isDone);
      setFailed(refused);
      void mutate(isOfPurchases);
      await onDone();
      if (refused.length < results.length) {
        say(t("done", { count: results.length - refused.length }));
      }
      if (refused.length === 0) onClose();
    });
    if (!isDone) void onDone();
  }

  return (
    <Sheet title={t("handOverTitle")} onClose={onClose}>
      {failed.length > 0 ? (
        <div role="alert">
          <p className="mb-3 font-medium text-danger">{t("failed")}</p>
          <ul className="mb-5 space-y-3 text-small">
            {failed.map(({ id, message }) => (
              <li key={id}>
                <span translate="no" className="block font-semibold text-heading">
                  {orders.find((order) => order.id === id)?.reference}
                </span>
                <span>{message}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="mb-5 text-muted text-small">{t("handOverText")}</p>
      )}
      {open.length > 0 && (
        <form ref={form} onSubmit={(event) => void save(event)} noValidate>
          <ul className="mb-6 space-y-4">
            {open.map(({ id, reference, customer, mode }, index) => (
              <li key={id}>
                {mode === "CLICK_AND_COLLECT" ? (
                  <p className="text-small">
                    <span className="block font-medium text-heading">
                      {`${reference}, ${customer}`}
                    </span>
                    <span className="text-muted">{t("ready")}</span>
                  </p>
                ) : (
                  <TextField
                    form="handover"
                    name={`orders.${index}.trackingNumber`}
                    label={`${reference}, ${customer}`}
                    hint={t("tracking")}
                    optional={optional}
                    maxLength={60}
                    autoComplete="off"
                    error={errors[`orders.${index}.trackingNumber`]}
                  />
                )}
              </li>
            ))}
          </ul>
          <FormEnd problem={problem} isBusy={isBusy} send={t("do")} sending={t("doing")}>
            <button
              type="button"
              onClick={onClose}
              className="min-h-11 px-2 text-muted text-small underline underline-offset-4 hover:text-heading"
            >
              {words("leaveIt")}
            </button>
          </FormEnd>
        </form>
      )}
    </Sheet>
  );
}
