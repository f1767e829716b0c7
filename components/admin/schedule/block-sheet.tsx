"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { DayTimeField, typedInstant } from "@/components/admin/panel/day-time-field";
import { Sheet } from "@/components/admin/panel/sheet";
import { ObstacleList } from "@/components/admin/take/obstacle-list";
import { FormEnd } from "@/components/forms/form-end";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { RidePlan } from "@/lib/contract/admin/ride-plan";
import type { Obstacle } from "@/lib/contract/admin/take-booking";
import { useUi } from "@/stores/ui-store";

/** Keeps a vehicle from making rides for a time; rides that are there already are named. */
export function BlockSheet(props: {
  day: string;
  plan: RidePlan;
  onDone: () => void;
  onClose: () => void;
}) {
  const { day, plan, onDone, onClose } = props;
  const t = useTranslations("admin.rides.block");
  const say = useUi((store) => store.say);
  const { form, isBusy, problem, errors, run } = useCall();
  const [from, setFrom] = useState({ day, time: "08:00" });
  const [until, setUntil] = useState({ day, time: "18:00" });
  const [inWay, setInWay] = useState<Obstacle[]>([]);

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? "").trim();
    setInWay([]);
    await run(async (call) => {
      const { block, obstacles } = await call("POST /admin/vehicle-block", {
        body: {
          idVehicle: Number(text("idVehicle")),
          startAt: typedInstant(from),
          endAt: typedInstant(until),
          reason: text("reason"),
        },
      });
      if (!block) return setInWay(obstacles);
      say(t("added"));
      onDone();
      onClose();
    });
  }

  return (
    <Sheet title={t("title")} onClose={onClose}>
      <form ref={form} onSubmit={(event) => void add(event)} noValidate className="space-y-5">
        <p className="text-muted text-small">{t("text")}</p>
        <SelectField form="block" name="idVehicle" label={t("vehicle")} error={errors.idVehicle}>
          {plan.vehicles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <DayTimeField
          id="block-from"
          name="startAt"
          label={t("from")}
          value={from}
          error={errors.startAt}
          onChange={setFrom}
        />
        <DayTimeField
          id="block-until"
          name="endAt"
          label={t("until")}
          value={until}
          error={errors.endAt}
          onChange={setUntil}
        />
        <TextField
          form="block"
          name="reason"
          label={t("reason")}
          error={errors.reason}
          placeholder={t("reasonExample")}
          maxLength={120}
          autoComplete="off"
        />
        {inWay.length > 0 && (
          <div role="alert" className="space-y-2">
            <p className="font-medium text-danger text-small">
              {t(inWay[0]?.kind === "BLOCK" ? "inWayBlock" : "inWay")}
            </p>
            <ObstacleList obstacles={inWay} vehicles={plan.vehicles} />
          </div>
        )}
        <FormEnd problem={problem} isBusy={isBusy} send={t("add")} sending={t("adding")} />
      </form>
    </Sheet>
  );
}
