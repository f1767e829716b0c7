"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useSWRConfig } from "swr";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_INPUT } from "@/components/admin/panel/panel-look";
import { Loaded, NothingNote } from "@/components/admin/panel/panel-notes";
import { panelPath } from "@/components/admin/panel/panel-place";
import { Screen } from "@/components/admin/panel/screen";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { keepDraft, keptDraft } from "@/components/admin/resource/kept-drafts";
import { FormEnd } from "@/components/forms/form-end";
import { TextField } from "@/components/forms/text-field";
import { useCall } from "@/components/forms/use-call";
import type { CountedStock } from "@/lib/contract/admin/stock-movement";
import { foldedText } from "@/lib/rules/text/folded-text";
import { CountLine } from "./count-line";
import { isOfStock } from "./is-of-stock";

const DRAFT = "inventory";

export function InventoryScreen() {
  const t = useTranslations("admin.inventory");
  const { labelOf, resource } = usePanel();
  const inventory = usePanelData("/admin/inventory");
  const declared = resource("stock");
  return (
    <Screen
      title={t("title")}
      lead={t("lead")}
      {...(declared && { back: { href: panelPath("stock"), label: labelOf(declared.label.many) } })}
      isNarrow
    >
      <Loaded of={inventory}>{({ stocks }) => <CountForm stocks={stocks} />}</Loaded>
    </Screen>
  );
}

/** Form of the counted numbers by stock; they are kept until they are saved, on every screen. */
function CountForm({ stocks }: { stocks: CountedStock[] }) {
  const t = useTranslations("admin.inventory");
  const optional = useTranslations("form")("optional");
  const { mutate } = useSWRConfig();
  const [typed, setTyped] = useState(() => keptDraft(DRAFT));
  const [search, setSearch] = useState("");
  const [isSaved, setIsSaved] = useState(false);
  const { form, isBusy, problem, errors, run } = useCall();
  const counts = stocks.filter(({ id }) => (typed[id] ?? "").trim() !== "");
  const differing = counts.filter(
    ({ id, quantity, held }) => Number(typed[id]) !== quantity + held,
  );
  const sought = foldedText(search.trim());
  const shown = stocks.filter(({ name, reference }) =>
    foldedText(`${name} ${reference}`).includes(sought),
  );

  function type(id: number, text: string) {
    const now = { ...typed, [id]: text };
    setTyped(now);
    setIsSaved(false);
    keepDraft(DRAFT, now);
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // All lines are shown, so that a wrong one is seen.
    setSearch("");
    const note = String(new FormData(event.currentTarget).get("note") ?? "");
    const isDone = await run(async (call) => {
      try {
        await call("POST /admin/inventory", {
          body: {
            counts: Object.fromEntries(
              counts.map(({ id, quantity, held }) => [
                id,
                { expected: quantity + held, counted: Number(typed[id]) },
              ]),
            ),
            note,
          },
        });
      } finally {
        // Where a colleague was quicker, the expected number has changed.
        await mutate(isOfStock);
      }
    });
    if (!isDone) return;
    setTyped({});
    keepDraft(DRAFT, {});
    setIsSaved(true);
  }

  return (
    <form ref={form} onSubmit={(event) => void save(event)} noValidate>
      <input
        type="search"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        aria-label={t("search")}
        placeholder={t("search")}
        className={`${PANEL_INPUT} mb-4`}
      />
      {shown.length === 0 && <NothingNote>{t("none")}</NothingNote>}
      <ul className="divide-y divide-line">
        {shown.map((stock) => {
          const field = `counts.${stock.id}.counted`;
          return (
            <CountLine
              key={stock.id}
              stock={stock}
              field={field}
              value={typed[stock.id] ?? ""}
              error={errors[field]}
              onType={(text) => type(stock.id, text)}
            />
          );
        })}
      </ul>
      {counts.length > 0 && (
        <div className="mt-5">
          <TextField
            form="inventory"
            name="note"
            label={t("note")}
            optional={optional}
            maxLength={300}
            autoComplete="off"
            error={errors.note}
          />
        </div>
      )}
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] -mx-4 mt-5 space-y-3 border-line border-t bg-background px-4 py-4 bar:bottom-0 bar:mx-0 bar:px-0">
        <p role="status" className="text-small tabular-nums">
          {t("summary", { count: counts.length, differing: differing.length })}
        </p>
        {(counts.length > 0 || isSaved) && (
          <FormEnd
            problem={problem}
            done={isSaved ? t("saved") : undefined}
            isBusy={isBusy}
            send={t("save")}
            sending={t("saving")}
          />
        )}
      </div>
    </form>
  );
}
