"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { BusinessPage } from "@/lib/contract/admin/business";
import { CostCentreField } from "./cost-centre-field";

export function BusinessMembers(props: {
  id: number;
  members: BusinessPage["members"];
  costCentres: string[];
  onDone: (now: BusinessPage) => unknown;
}) {
  const { id, members, costCentres, onDone } = props;
  const t = useTranslations("admin.business");
  const { form, isBusy, problem, errors, run } = useCall();
  const removal = usePanelCall();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const data = new FormData(element);
    const isDone = await run(async (call) => {
      const costCentre = String(data.get("costCentre") ?? "") || null;
      const email = String(data.get("email") ?? "").trim();
      await onDone(
        await call("POST /admin/business/{id}/member", {
          params: { id },
          body: { email, costCentre },
        }),
      );
    });
    if (isDone) element.reset();
  }

  return (
    <>
      <p className="mb-3 text-muted text-small">{t("membersNote")}</p>
      {members.length > 0 && (
        <ul className="mb-5 divide-y divide-line rounded-card border border-line bg-surface">
          {members.map(({ idUser, name, email, costCentre }) => (
            <li key={idUser} className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
              <div className="min-w-0 text-small">
                <p className="font-semibold text-heading">{name}</p>
                <p className="text-muted [overflow-wrap:anywhere]">
                  {[email, costCentre].filter(Boolean).join(", ")}
                </p>
              </div>
              <button
                type="button"
                disabled={removal.isBusy}
                aria-label={t("removeMember", { name })}
                onClick={() =>
                  void removal.run(async (call) => {
                    await onDone(
                      await call("DELETE /admin/business/{id}/member/{idUser}", {
                        params: { id, idUser },
                      }),
                    );
                  })
                }
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-raised hover:text-danger"
              >
                <PanelIcon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form ref={form} onSubmit={(event) => void add(event)} noValidate>
        <div className="mb-4 grid gap-4">
          <TextField
            form="member"
            name="email"
            type="email"
            label={t("memberEmail")}
            autoComplete="off"
            error={errors.email}
          />
          <CostCentreField form="member" names={costCentres} error={errors.costCentre} />
        </div>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          look="outline"
          send={t("addMember")}
          sending={t("adding")}
        />
      </form>
    </>
  );
}
