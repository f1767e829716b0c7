"use client";

import { useTranslations } from "next-intl";
import { type ChangeEvent, useId } from "react";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { BusyCalendar } from "@/lib/contract/admin/busy-calendar";
import { useUi } from "@/stores/ui-store";

export function BusyCalendarLine(props: {
  calendar: BusyCalendar;
  vehicle: string;
  onDone: () => void;
}) {
  const { calendar, vehicle, onDone } = props;
  const { id, name, host, readAt, readUntil, busyTimes, problem } = calendar;
  const t = useTranslations("admin.rides.calendar");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();
  const idFile = useId();

  async function read(file?: string) {
    await run(async (call) => {
      const outcome = await call("POST /admin/busy-calendar/{id}/reading", {
        params: { id },
        body: file === undefined ? {} : { file },
      });
      say(outcome.problem?.message ?? t("readNow", { count: outcome.busyTimes }));
      onDone();
    });
  }

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) await read(await file.text());
    target.value = "";
  }

  async function end() {
    if (!(await run((call) => call("DELETE /admin/busy-calendar/{id}", { params: { id } }))))
      return;
    say(t("ended"));
    onDone();
  }

  return (
    <li className="py-3">
      <p className="text-small [overflow-wrap:anywhere]">
        <span className="block font-medium text-heading">{name}</span>
        <span className="block text-muted">
          {`${vehicle} · ${host ?? t("fromFile", { day: format.date(readUntil) })}`}
        </span>
        <span className="block text-muted">
          {t("read", { date: format.dateAndTime(readAt), count: busyTimes })}
        </span>
      </p>
      {problem && (
        <p className="mt-1 flex items-start gap-1.5 font-medium text-danger text-small">
          <PanelIcon name="warning" className="mt-0.5 size-4 shrink-0" />
          <span>
            {t("problem", { date: format.dateAndTime(problem.at), message: problem.message })}
          </span>
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2" aria-busy={isBusy}>
        {host ? (
          <button type="button" onClick={() => void read()} className={panelButton()}>
            {t("again")}
            <span className="sr-only">{` : ${name}`}</span>
          </button>
        ) : (
          <>
            <input
              id={idFile}
              type="file"
              accept=".ics,text/calendar"
              onChange={(event) => void send(event)}
              className="peer sr-only"
            />
            <label
              htmlFor={idFile}
              className={`${panelButton()} cursor-pointer peer-focus-visible:outline-2`}
            >
              {t("sendAgain")}
              <span className="sr-only">{` : ${name}`}</span>
            </label>
          </>
        )}
        <button type="button" onClick={() => void end()} className={panelButton("danger")}>
          {t("end")}
          <span className="sr-only">{` : ${name}`}</span>
        </button>
      </div>
    </li>
  );
}
