"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { ScreenPart } from "@/components/admin/panel/screen";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { keepDraft, keptDraft } from "@/components/admin/resource/kept-drafts";
import { FormEnd } from "@/components/forms/form-end";
import { TextAreaField } from "@/components/forms/text-area-field";
import { useCall } from "@/components/forms/use-call";
import type { CustomerNote, CustomerPage } from "@/lib/contract/admin/customer";
import { useUi } from "@/stores/ui-store";

export function NotesPart(props: {
  page: CustomerPage;
  onChange: (now?: CustomerPage, options?: { revalidate: boolean }) => unknown;
}) {
  const { page, onChange } = props;
  const t = useTranslations("admin.people.notes");
  return (
    <ScreenPart title={t("title")} className="min-w-0">
      <NoteForm
        idCustomer={page.customer.id}
        onAdded={(now) => onChange(now, { revalidate: false })}
      />
      {page.notes.length > 0 && (
        <ul className="mt-5 divide-y divide-line">
          {page.notes.map((note) => (
            <NoteLine key={note.id} note={note} onTakenOut={() => onChange()} />
          ))}
        </ul>
      )}
    </ScreenPart>
  );
}

function NoteForm(props: { idCustomer: number; onAdded: (now: CustomerPage) => unknown }) {
  const { idCustomer, onAdded } = props;
  const t = useTranslations("admin.people.notes");
  const draftOf = `customer-note/${idCustomer}`;
  const [text, setText] = useState(() => keptDraft(draftOf).text ?? "");
  const { form, isBusy, problem, errors, run } = useCall();

  function type(typed: string) {
    setText(typed);
    keepDraft(draftOf, typed ? { text: typed } : {});
  }
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    await run(async (call) => {
      const now = await call("POST /admin/customer/{id}/note", {
        params: { id: idCustomer },
        body: { text },
      });
      // Before it is in the list, so that it never shows in both.
      type("");
      onAdded(now);
    });
  }

  return (
    <form ref={form} onSubmit={(event) => void add(event)} noValidate className="space-y-3">
      <TextAreaField
        form="note"
        name="text"
        label={t("text")}
        hint={t("hint")}
        rows={3}
        maxLength={2000}
        required
        autoComplete="off"
        value={text}
        error={errors.text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        look="outline"
        send={t("add")}
        sending={t("adding")}
      />
    </form>
  );
}

function NoteLine({ note, onTakenOut }: { note: CustomerNote; onTakenOut: () => unknown }) {
  const t = useTranslations("admin.people.notes");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();
  const date = format.dateAndTime(note.at);
  async function takeOut() {
    const isDone = await run((call) =>
      call("DELETE /admin/customer-note/{id}", { params: { id: note.id } }),
    );
    if (!isDone) return;
    say(t("takenOut"));
    onTakenOut();
  }
  return (
    <li className="py-3">
      <p className="whitespace-pre-wrap text-heading [overflow-wrap:anywhere]">{note.text}</p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-x-4 text-muted text-small">
        <span className="min-w-0 [overflow-wrap:anywhere]">{t("by", { by: note.by, date })}</span>
        {note.isOwn && (
          <button
            type="button"
            aria-busy={isBusy}
            aria-label={t("takeOutOf", { date })}
            onClick={() => void takeOut()}
            className="min-h-11 underline underline-offset-4 hover:text-heading"
          >
            {t("takeOut")}
          </button>
        )}
      </p>
    </li>
  );
}
