"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { FormEnd } from "@/components/forms/form-end";
import { SelectField } from "@/components/forms/select-field";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import { describedBy, Field, inputLook } from "@/components/ui/field";
import type { RidePlan } from "@/lib/contract/admin/ride-plan";
import { useUi } from "@/stores/ui-store";
import { BusyCalendarLine } from "./busy-calendar-line";

export function BusyCalendarSheet(props: {
  vehicles: RidePlan["vehicles"];
  onChange: () => void;
  onClose: () => void;
}) {
  const { vehicles, onChange, onClose } = props;
  const t = useTranslations("admin.rides.calendar");
  const say = useUi((store) => store.say);
  const page = usePanelData("/admin/busy-calendar");
  const { form, isBusy, problem, errors, run } = useCall();
  /** Number of added calendars: each makes the form empty again. */
  const [added, setAdded] = useState(0);

  const refresh = () => {
    void page.mutate();
    onChange();
  };

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const url = String(data.get("url")).trim();
    const file = data.get("file");
    await run(async (call) => {
      const text = file instanceof File && file.size > 0 ? await file.text() : "";
      const { busyTimes } = await call("POST /admin/busy-calendar", {
        body: {
          name: String(data.get("name")),
          idVehicle: Number(data.get("idVehicle")) || null,
          ...(url ? { url } : text && { file: text }),
        },
      });
      say(t("added", { count: busyTimes }));
      setAdded((count) => count + 1);
      refresh();
    });
  }

  const nameOf = (id: number | null) => vehicles.find((one) => one.id === id)?.name ?? t("all");
  return (
    <Sheet title={t("title")} onClose={onClose}>
      <p className="mb-5 text-muted text-small">{t("text")}</p>
      <Loaded of={page} lines={1}>
        {({ calendars }) =>
          calendars.length > 0 && (
            <ul className="mb-6 divide-y divide-line border-line border-y">
              {calendars.map((calendar) => (
                <BusyCalendarLine
                  key={calendar.id}
                  calendar={calendar}
                  vehicle={nameOf(calendar.idVehicle)}
                  onDone={refresh}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <form
        key={added}
        ref={form}
        onSubmit={(event) => void add(event)}
        noValidate
        className="space-y-4"
      >
        <div className="grid gap-4 xs:grid-cols-2">
          <TextField
            form="calendar"
            name="name"
            label={t("name")}
            error={errors.name}
            placeholder={t("nameExample")}
            maxLength={60}
            autoComplete="off"
          />
          <SelectField form="calendar" name="idVehicle" label={t("which")} error={errors.idVehicle}>
            <option value="ALL">{t("all")}</option>
            {vehicles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          form="calendar"
          name="url"
          label={t("url")}
          hint={t("urlHint")}
          error={errors.url}
          optional=""
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          spellCheck={false}
        />
        <Field id="calendar-file" label={t("file")} error={errors.file}>
          <input
            id="calendar-file"
            name="file"
            type="file"
            accept=".ics,text/calendar"
            {...describedBy("calendar-file", null, errors.file)}
            className={`${inputLook} file:mr-4 file:rounded-control file:border file:border-line-strong file:bg-raised file:px-3 file:py-1 file:font-medium file:text-heading file:text-small`}
          />
        </Field>
        <FormEnd problem={problem} isBusy={isBusy} send={t("add")} sending={t("adding")} />
      </form>
    </Sheet>
  );
}
