"use client";

import { useTranslations } from "next-intl";
import { BusyNote } from "@/components/admin/panel/busy-note";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { ScreenPart } from "@/components/admin/panel/screen";
import { ToneMark } from "@/components/admin/panel/tone-mark";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { RidePlan, VehicleBlock } from "@/lib/contract/admin/ride-plan";
import { useUi } from "@/stores/ui-store";
import { blocksOfDay } from "./blocks-of-day";

export function ScheduleDay(props: {
  day: string;
  plan: RidePlan;
  mutate: () => unknown;
  /** True for one of several days: an empty day takes a line. */
  isShort?: boolean;
}) {
  const { day, plan, mutate, isShort = false } = props;
  const t = useTranslations("admin.rides.plan");
  const format = usePanelFormat();
  const { resource, labelOf } = usePanel();
  const field = resource("booking")?.fields.status;
  const statuses = field?.kind === "CHOICE" ? field.options : {};
  const rides = plan.rides.filter((ride) => ride.day === day);
  const blocks = blocksOfDay(plan.blocks, day);
  const vehicleOf = (id: number) => plan.vehicles.find((one) => one.id === id)?.name ?? "";
  return (
    <ScreenPart
      className=""
      title={format.day(`${day}T12:00:00Z`)}
      aside={
        <PanelLink
          href={`/admin?day=${day}`}
          className="inline-flex min-h-11 shrink-0 items-center text-accent text-small underline underline-offset-4"
        >
          {t("openDay")}
        </PanelLink>
      }
    >
      {plan.closures.includes(day) && (
        <p className="mb-3 border-accent border-l-2 bg-surface px-4 py-3 text-small">
          {t("closed")}
        </p>
      )}
      {blocks.length > 0 && (
        <ul className="mb-3 space-y-2">
          {blocks.map((block) => (
            <BlockLine
              key={block.id}
              block={block}
              vehicle={vehicleOf(block.idVehicle)}
              onDone={mutate}
            />
          ))}
        </ul>
      )}
      {rides.length === 0 ? (
        isShort ? (
          <p className="border-line border-t pt-2 text-muted text-small">{t("nothing")}</p>
        ) : (
          <NothingNote>{t("nothing")}</NothingNote>
        )
      ) : (
        <ul className={`${PANEL_CARD} divide-y divide-line`}>
          {rides.map((ride) => {
            const status = statuses[ride.status];
            return (
              <li key={ride.id}>
                <PanelLink
                  href={panelPath("booking", ride.reference)}
                  className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-4 py-3 hover:bg-raised"
                >
                  <span translate="no" className="font-semibold text-heading tabular-nums">
                    {format.time(ride.startAt)}
                  </span>
                  <span className="min-w-0">
                    <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                      <span className="text-heading">{ride.customer}</span>
                      {status && (
                        <ToneMark tone={status.tone ?? "QUIET"}>{labelOf(status.label)}</ToneMark>
                      )}
                    </span>
                    <span className="block text-small [overflow-wrap:anywhere]">
                      <span>{ride.pickup}</span>
                      {ride.dropoff && <span>{` → ${ride.dropoff}`}</span>}
                    </span>
                    <span className="block text-muted text-small">{vehicleOf(ride.idVehicle)}</span>
                    <BusyNote names={ride.busyIn} />
                  </span>
                </PanelLink>
              </li>
            );
          })}
        </ul>
      )}
    </ScreenPart>
  );
}

function BlockLine(props: { block: VehicleBlock; vehicle: string; onDone: () => unknown }) {
  const { block, vehicle, onDone } = props;
  const { reason, startAt, endAt } = block;
  const t = useTranslations("admin.rides");
  const format = usePanelFormat();
  const { can } = usePanel();
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();

  async function remove() {
    if (
      !(await run((call) => call("DELETE /admin/vehicle-block/{id}", { params: { id: block.id } })))
    )
      return;
    say(t("block.removed"));
    onDone();
  }

  return (
    <li className="flex items-center justify-between gap-3 border-danger border-l-2 bg-surface py-2 pr-2 pl-4">
      <p className="min-w-0 text-small [overflow-wrap:anywhere]">
        <span className="block text-heading">{t("plan.blockedLine", { vehicle, reason })}</span>
        <span className="text-muted">
          {t("plan.blockedUntil", {
            from: format.dateAndTime(startAt),
            until: format.dateAndTime(endAt),
          })}
        </span>
      </p>
      {can("vehicle:block") && block.idCalendar === null && (
        <button
          type="button"
          onClick={() => void remove()}
          aria-busy={isBusy}
          aria-label={t("block.removeBlock", { vehicle, reason })}
          className={panelButton("quiet")}
        >
          {t("block.remove")}
        </button>
      )}
    </li>
  );
}
