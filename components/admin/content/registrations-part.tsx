"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { SaveSheetButtons } from "@/components/admin/spreadsheet/save-sheet-buttons";
import type { RegisteredGuest, RegisteredGuests } from "@/lib/contract/event";
import { slug } from "@/lib/rules/text/slug";
import type { PanelContent } from "@/lib/site/panel-contents";
import { guestSheet } from "./guest-sheet";

/** Registrations for an event: listed, cancelled, saved as a file; nothing where there are none. */
export function RegistrationsPart(props: {
  type: PanelContent["name"];
  id: number;
  title: string;
  /** Typed number of places. */
  places: unknown;
}) {
  const { type, id, title, places } = props;
  const t = useTranslations("admin.registration");
  const registered = usePanelData("/admin/content/{type}/{id}/registration", {
    params: { type, id },
  });
  if (!places && registered.data?.places === null) return null;
  return (
    <section aria-labelledby="registrations" className="mt-8 border-line border-t pt-5">
      <h2 id="registrations" className="mb-4 text-lead">
        {t("title")}
      </h2>
      <Loaded of={registered} lines={2}>
        {(data) => (
          <Guests of={data} params={{ type, id }} title={title} onChanged={registered.mutate} />
        )}
      </Loaded>
    </section>
  );
}

function Guests(props: {
  of: RegisteredGuests;
  params: { type: PanelContent["name"]; id: number };
  title: string;
  onChanged: () => Promise<unknown>;
}) {
  const { params, title, onChanged } = props;
  const { guests, places, placesLeft } = props.of;
  const t = useTranslations("admin.registration");
  const { can } = usePanel();
  const [ending, setEnding] = useState<RegisteredGuest>();
  const waiting = guests
    .filter(({ state }) => state === "WAITING")
    .reduce((sum, { people }) => sum + people, 0);
  if (guests.length === 0) return <p className="text-muted">{t("none")}</p>;
  return (
    <>
      <p className="mb-3 text-muted text-small">
        {[
          places !== null && t("count", { taken: places - (placesLeft ?? 0), places }),
          waiting > 0 && t("waits", { count: waiting }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul className={`${PANEL_CARD} divide-y divide-line`}>
        {guests.map((guest) => (
          <li key={guest.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
            <GuestLine guest={guest} />
            {can("registration:cancel") && (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={t("cancelOf", { name: guest.name })}
                onClick={() => setEnding(guest)}
                className={panelButton("quiet")}
              >
                {t("cancel")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2">
        <SaveSheetButtons
          name={`${t("file")}-${slug(title)}`}
          label={t("export")}
          rows={() =>
            guestSheet(guests, {
              column: (column) => t(`columns.${column}`),
              state: (state) => t(`state.${state}`),
            })
          }
        />
      </p>
      {ending && (
        <SheetForm
          words={{
            title: t("end.title", { name: ending.name }),
            text: t("end.text"),
            do: t("end.do"),
            doing: t("end.doing"),
            done: t("end.done"),
          }}
          isDangerous
          act={async (call) => {
            await call("DELETE /admin/content/{type}/{id}/registration/{idRegistration}", {
              params: { ...params, idRegistration: ending.id },
            });
            await onChanged();
          }}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
}

function GuestLine({ guest }: { guest: RegisteredGuest }) {
  const { name, people, email, phone, state, registeredAt } = guest;
  const t = useTranslations("admin.registration");
  const format = usePanelFormat();
  return (
    <div className="min-w-0 grow basis-60">
      <p className="font-semibold text-heading [overflow-wrap:anywhere]">{name}</p>
      <p className="text-small">
        <span className={state === "CONFIRMED" ? "text-success" : "text-accent"}>
          {t(`state.${state}`)}
        </span>
        <span className="text-muted">{` · ${t("people", { count: people })}`}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-small">
        <a href={`mailto:${email}`} className="py-1 text-accent underline [overflow-wrap:anywhere]">
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/\s/g, "")}`} className="py-1 text-accent underline">
            {phone}
          </a>
        )}
      </p>
      <p className="text-[0.8125rem] text-muted">
        {t("since", { at: format.dateAndTime(registeredAt) })}
      </p>
    </div>
  );
}
