"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { SheetForm } from "@/components/admin/action/sheet-form";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { panelPath } from "@/components/admin/panel/panel-place";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import type { ContentLetters } from "@/lib/contract/newsletter";
import type { PanelContent } from "@/lib/site/panel-contents";

/** Sends a published content to the subscribers of the newsletter; nothing where there is none. */
export function LetterPart(props: { type: PanelContent["name"]; id: number; isOut: boolean }) {
  const { type, id, isOut } = props;
  const t = useTranslations("admin.newsletter");
  const { can } = usePanel();
  const params = { type, id };
  const letters = usePanelData("/admin/content/{type}/{id}/letter", { params });
  const [isSending, setIsSending] = useState(false);
  if (!letters.data || letters.data.lists.length === 0) return null;
  const { lists, sendings, returned } = letters.data;
  return (
    <section aria-labelledby="letter" className="mt-8 border-line border-t pt-5">
      <h2 id="letter" className="mb-2 text-lead">
        {t("title")}
      </h2>
      <p className="mb-4 max-w-2xl text-muted text-small">{t(isOut ? "lead" : "notOut")}</p>
      {isOut && can("newsletter:send") && (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setIsSending(true)}
          className={panelButton()}
        >
          {t("send")}
        </button>
      )}
      <Sendings sendings={sendings} />
      {returned > 0 && (
        <p className="mt-2">
          <PanelLink
            href={`${panelPath("newsletter-subscriber")}?state=REFUSED`}
            className="inline-flex min-h-11 items-center text-accent text-small underline underline-offset-4"
          >
            {t("returned", { count: returned })}
          </PanelLink>
        </p>
      )}
      {isSending && (
        <SheetForm
          words={{
            title: t("sheet.title"),
            text: t("sheet.text"),
            do: t("sheet.do"),
            doing: t("sheet.doing"),
            done: t("sheet.done"),
          }}
          act={async (call, data, receipt) => {
            const chosen = data.getAll("lists").map(Number);
            const done = await call("POST /admin/content/{type}/{id}/letter", {
              params,
              body: { lists: chosen },
              key: receipt,
            });
            await letters.mutate(done, { revalidate: false });
          }}
          onClose={() => setIsSending(false)}
        >
          {(errors) => <ListChoice lists={lists} error={errors.lists} />}
        </SheetForm>
      )}
    </section>
  );
}

function ListChoice({
  lists,
  error,
}: {
  lists: ContentLetters["lists"];
  error?: string | undefined;
}) {
  const t = useTranslations("admin.newsletter");
  return (
    <fieldset className="mb-5" aria-describedby={error ? "lists-error" : undefined}>
      <legend className="mb-1 font-medium text-heading text-small">{t("lists")}</legend>
      {lists.map(({ id, name, subscribers }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 text-small">
          <input
            type="checkbox"
            name="lists"
            value={id}
            defaultChecked={lists.length === 1}
            className="size-5 accent-accent"
          />
          <span>{name}</span>
          <span className="text-muted">{t("subscribers", { count: subscribers })}</span>
        </label>
      ))}
      {error && (
        <p id="lists-error" className="text-danger text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function Sendings({ sendings }: Pick<ContentLetters, "sendings">) {
  const t = useTranslations("admin.newsletter");
  const format = usePanelFormat();
  if (sendings.length === 0) return null;
  return (
    <ul className={`${PANEL_CARD} mt-4 divide-y divide-line`}>
      {sendings.map(({ id, startedAt, by, lists, sent, isDone }) => (
        <li key={id} className="px-4 py-3 text-small">
          <span className="block text-heading">
            {t(isDone ? "sent" : "underWay", { count: sent })}
          </span>
          <span className="block text-muted [overflow-wrap:anywhere]">
            {[lists.join(", "), format.dateAndTime(startedAt), by].filter(Boolean).join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
