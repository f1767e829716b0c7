"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { SelectField } from "@/components/forms/select-field";
import { Fields } from "@/components/purchase/staff/fields";
import type { BookingAccount } from "@/lib/contract/admin/business";
import { CostCentreField } from "./cost-centre-field";

/** Business account of a booking, and a way to put it on one; nothing where there is no account. */
export function BookingAccountPart(props: { id: number | undefined; onDone: () => unknown }) {
  const { id, onDone } = props;
  const t = useTranslations("admin.business");
  const account = usePanelData(id === undefined ? null : "/admin/booking/{id}/business", {
    params: { id: id ?? 0 },
  });
  const [isOpen, setIsOpen] = useState(false);
  const { data } = account;
  if (!data || id === undefined || (data.idBusiness === null && data.businesses.length === 0)) {
    return null;
  }
  return (
    <ScreenPart title={t("account")}>
      {data.idBusiness === null ? (
        <p className="text-muted text-small">{t("onNone")}</p>
      ) : (
        <p>
          <PanelLink
            href={panelPath("business", data.idBusiness)}
            className="font-semibold text-heading underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {data.name}
          </PanelLink>
          {data.costCentre && <span className="text-muted">{`, ${data.costCentre}`}</span>}
          <span className="block text-muted text-small">
            {t(data.isInvoiced ? "isInvoiced" : "willBeInvoiced")}
          </span>
        </p>
      )}
      {data.mayCharge && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
          className={`${panelButton()} mt-3`}
        >
          {t(data.idBusiness === null ? "charge" : "changeAccount")}
        </button>
      )}
      {isOpen && (
        <ChargeSheet
          id={id}
          account={data}
          onDone={async () => {
            await account.mutate();
            await onDone();
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </ScreenPart>
  );
}

function ChargeSheet(props: {
  id: number;
  account: BookingAccount;
  onDone: () => unknown;
  onClose: () => void;
}) {
  const { id, account, onDone, onClose } = props;
  const t = useTranslations("admin.business");
  const [chosen, setChosen] = useState(String(account.idBusiness ?? ""));
  const business = account.businesses.find((one) => String(one.id) === chosen);
  return (
    <SheetForm
      words={{
        title: t("account"),
        text: t("chargeText"),
        do: t("chargeDo"),
        doing: t("charging"),
        done: t("charged"),
      }}
      act={async (call, data) => {
        await call("POST /admin/booking/{id}/business", {
          params: { id: id },
          body: {
            idBusiness: chosen === "" ? null : Number(chosen),
            costCentre: String(data.get("costCentre") ?? "") || null,
          },
        });
        await onDone();
      }}
      onClose={onClose}
    >
      {(errors) => (
        <Fields>
          <SelectField
            form="charge"
            name="idBusiness"
            label={t("account")}
            value={chosen}
            error={errors.idBusiness}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          >
            <option value="">{t("none")}</option>
            {account.businesses.map(({ id: idOf, name }) => (
              <option key={idOf} value={idOf}>
                {name}
              </option>
            ))}
          </SelectField>
          <CostCentreField
            key={chosen}
            form="charge"
            names={business?.costCentres ?? []}
            value={account.costCentre}
            error={errors.costCentre}
          />
        </Fields>
      )}
    </SheetForm>
  );
}
