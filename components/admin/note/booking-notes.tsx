"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { useSWRConfig } from "swr";
import { isOfPurchases } from "@/components/admin/panel/is-of-purchases";
import { panelButton } from "@/components/admin/panel/panel-look";
import { Loaded } from "@/components/admin/panel/panel-notes";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { ChoiceField } from "@/components/forms/choice-field";
import { FormEnd } from "@/components/forms/form-end";
import { TextAreaField } from "@/components/forms/text-area-field";
import { useCall } from "@/components/forms/use-call";
import { randomKey } from "@/lib/browser/random-key";
import type { BookingNote, BookingNotes, NoteKind } from "@/lib/contract/admin/booking-note";
import { useUi } from "@/stores/ui-store";

export function BookingNotesPart({ id }: { id: number }) {
  const t = useTranslations("admin.rides.note");
  const page = usePanelData("/admin/booking/{id}/note", { params: { id } });
  const update = (now: BookingNotes) => page.mutate(now, { revalidate: false });
  return (
    <>
      <p className="mb-4 text-muted text-small">{t("lead")}</p>
      <Loaded of={page} lines={1}>
        {({ notes }) => (
          <ul className="mb-5 space-y-3">
            {notes.map((note) => (
              <NoteLine key={note.id} note={note} id={id} onDone={update} />
            ))}
          </ul>
        )}
      </Loaded>
      <NewNote id={id} onDone={update} />
    </>
  );
}

function NoteLine(props: {
  note: BookingNote;
  id: number;
  onDone: (now: BookingNotes) => unknown;
}) {
  const { kind, text, at, by, id: idNote } = props.note;
  const t = useTranslations("admin.rides.note");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const { isBusy, run } = usePanelCall();
  const date = format.dateAndTime(at);

  async function remove() {
    const isDone = await run(async (call) =>
      props.onDone(
        await call("DELETE /admin/booking/{id}/note/{idNote}", {
          params: { id: props.id, idNote },
        }),
      ),
    );
    if (!isDone) return;
    void mutate(isOfPurchases);
    say(t("removed"));
  }

  return (
    <li className="border-line-strong border-l-2 bg-surface py-2 pr-2 pl-4">
      {kind === "DRIVER" && <p className="font-medium text-accent text-small">{t("forDriver")}</p>}
      <p className="whitespace-pre-wrap text-heading [overflow-wrap:anywhere]">{text}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-muted text-small [overflow-wrap:anywhere]">{t("byAt", { by, date })}</p>
        <button
          type="button"
          onClick={() => void remove()}
          aria-busy={isBusy}
          aria-label={t("removeNote", { date })}
          className={`${panelButton("quiet")} ml-auto`}
        >
          {t("remove")}
        </button>
      </div>
    </li>
  );
}

function NewNote(props: { id: number; onDone: (now: BookingNotes) => unknown }) {
  const t = useTranslations("admin.rides.note");
  const say = useUi((store) => store.say);
  const { mutate } = useSWRConfig();
  const { form, isBusy, problem, errors, run } = useCall();
  const [kind, setKind] = useState<NoteKind>("INTERNAL");
  // Sent again after a broken connection, it is the same note.
  const receipt = useRef("");

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const text = String(new FormData(element).get("text") ?? "");
    receipt.current ||= randomKey();
    const isDone = await run(async (call) => {
      const note = { kind, text, receipt: receipt.current };
      const now = await call("POST /admin/booking/{id}/note", {
        params: { id: props.id },
        body: note,
      });
      element.reset();
      props.onDone(now);
    });
    if (!isDone) return;
    receipt.current = "";
    void mutate(isOfPurchases);
    say(t("added"));
  }

  return (
    <form ref={form} onSubmit={(event) => void add(event)} noValidate className="space-y-4">
      <TextAreaField
        form="note"
        name="text"
        label={t("text")}
        error={errors.text}
        rows={3}
        maxLength={2000}
      />
      <ChoiceField
        form="note"
        name="noteKind"
        legend={t("kind")}
        options={(["INTERNAL", "DRIVER"] as const).map((value) => ({ value, label: t(value) }))}
        value={kind}
        onChange={setKind}
      />
      <FormEnd
        problem={problem}
        isBusy={isBusy}
        send={t("add")}
        sending={t("adding")}
        look="outline"
      />
    </form>
  );
}
