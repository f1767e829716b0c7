"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { Sheet } from "@/components/admin/panel/sheet";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { CopyButton } from "@/components/admin/security/copy-button";
import { FormEnd } from "@/components/forms/form-end";
import { SelectField } from "@/components/forms/select-field";
import { useCall } from "@/components/forms/use-call";
import type { RideFeed } from "@/lib/contract/admin/ride-feed";
import type { RidePlan } from "@/lib/contract/admin/ride-plan";
import { useUi } from "@/stores/ui-store";

export function FeedSheet(props: { vehicles: RidePlan["vehicles"]; onClose: () => void }) {
  const { vehicles, onClose } = props;
  const t = useTranslations("admin.rides.feed");
  const page = usePanelData("/admin/ride-feed");
  const { form, isBusy, problem, errors, run } = useCall();
  const [url, setUrl] = useState<string>();

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const idVehicle = Number(new FormData(event.currentTarget).get("idVehicle")) || null;
    await run(async (call) => {
      setUrl((await call("POST /admin/ride-feed", { body: { idVehicle } })).url);
      void page.mutate();
    });
  }

  const nameOf = (id: number | null) => vehicles.find((one) => one.id === id)?.name ?? t("all");
  return (
    <Sheet title={t("title")} onClose={onClose}>
      <p className="mb-5 text-muted text-small">{t("text")}</p>
      {url && (
        <div role="status" className="mb-6 border-accent border-l-2 bg-background p-4">
          <p className="mb-3 text-small">{t("once")}</p>
          <p className="mb-3 font-mono text-small [overflow-wrap:anywhere]">{url}</p>
          <div className="grid gap-2 xs:grid-cols-2">
            <a href={url.replace(/^https?:/, "webcal:")} className={panelButton("solid")}>
              {t("subscribe")}
            </a>
            <CopyButton text={url} label={t("copy")} />
          </div>
        </div>
      )}
      <form ref={form} onSubmit={(event) => void add(event)} noValidate className="mb-6 space-y-4">
        <SelectField form="feed" name="idVehicle" label={t("which")} error={errors.idVehicle}>
          <option value="ALL">{t("all")}</option>
          {vehicles.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <FormEnd
          problem={problem}
          isBusy={isBusy}
          send={t("add")}
          sending={t("adding")}
          look={url ? "outline" : "solid"}
        />
      </form>
      <Loaded of={page} lines={1}>
        {({ feeds }) =>
          feeds.length === 0 ? (
            <p className="text-muted text-small">{t("nothing")}</p>
          ) : (
            <ul className="divide-y divide-line">
              {feeds.map((feed) => (
                <FeedLine
                  key={feed.id}
                  feed={feed}
                  name={nameOf(feed.idVehicle)}
                  onDone={page.mutate}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  );
}

function FeedLine(props: { feed: RideFeed; name: string; onDone: () => unknown }) {
  const { feed, name, onDone } = props;
  const t = useTranslations("admin.rides.feed");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();

  async function end() {
    if (!(await run((call) => call("DELETE /admin/ride-feed/{id}", { params: { id: feed.id } }))))
      return;
    say(t("ended"));
    onDone();
  }

  const read = feed.readAt ? t("read", { date: format.dateAndTime(feed.readAt) }) : t("unread");
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <p className="min-w-0 text-small">
        <span className="block text-heading">{name}</span>
        <span className="text-muted">
          {`${t("made", { date: format.date(feed.createdAt) })}, ${read}`}
        </span>
      </p>
      <button
        type="button"
        onClick={() => void end()}
        aria-busy={isBusy}
        aria-label={t("endFeed", { date: format.dateAndTime(feed.createdAt) })}
        className={panelButton("danger")}
      >
        {t("end")}
      </button>
    </li>
  );
}
