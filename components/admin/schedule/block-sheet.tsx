"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActionSheet } from "@/components/admin/action/action-sheet";
import { typedInstant } from "@/components/admin/panel/day-time-field";
import { ObstacleList } from "@/components/admin/take/obstacle-list";
import { SelectField } from "@/components/forms/select-field";
import type { RidePlan } from "@/lib/contract/admin/ride-plan";
import type { Obstacle } from "@/lib/contract/admin/take-booking";

/** Keeps a vehicle from making rides for a time; rides that are there already are named. */
export function BlockSheet(props: {
  day: string;
  plan: RidePlan;
  onDone: () => void;
  onClose: () => void;
}) {
  const { day, plan, onDone, onClose } = props;
  const t = useTranslations("admin.rides.block");
  const [idVehicle, setIdVehicle] = useState(plan.vehicles[0]?.id ?? 0);
  const [inWay, setInWay] = useState<Obstacle[]>([]);
  return (
    <ActionSheet
      of="addVehicleBlock"
      given={{ idVehicle }}
      begins={{
        startAt: typedInstant({ day, time: "08:00" }),
        endAt: typedInstant({ day, time: "18:00" }),
      }}
      act={(call, body) => {
        setInWay([]);
        return call("POST /admin/vehicle-block", { body });
      }}
      onDone={({ block, obstacles }) => {
        if (block) return onDone();
        setInWay(obstacles);
        return "stays";
      }}
      onClose={onClose}
    >
      {({ Field, errors }) => (
        <>
          <SelectField
            form="block"
            name="idVehicle"
            label={t("vehicle")}
            error={errors.idVehicle}
            value={idVehicle}
            onChange={({ currentTarget }) => setIdVehicle(Number(currentTarget.value))}
          >
            {plan.vehicles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <Field of="startAt" />
          <Field of="endAt" />
          <Field of="reason" />
          {inWay.length > 0 && (
            <div role="alert" className="space-y-2">
              <p className="font-medium text-danger text-small">
                {t(inWay[0]?.kind === "BLOCK" ? "inWayBlock" : "inWay")}
              </p>
              <ObstacleList obstacles={inWay} vehicles={plan.vehicles} />
            </div>
          )}
        </>
      )}
    </ActionSheet>
  );
}
