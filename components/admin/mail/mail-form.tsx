"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { keepDraft, keptDraft } from "@/components/admin/resource/kept-drafts";
import { type Side, StaleChoice } from "@/components/admin/stale/stale-choice";
import { useStale } from "@/components/admin/stale/use-stale";
import { FormEnd } from "@/components/forms/form-end";
import { useCall } from "@/components/forms/use-call";
import type { WordedMailView } from "@/lib/contract/admin/mail";
import { MAIL_WORDING_TEXTS } from "@/lib/contract/mail/mail-texts";
import type { MailWording } from "@/lib/contract/mail/mail-wording";
import { useUi } from "@/stores/ui-store";
import { MailText } from "./mail-text";

const wordingOf = ({ subject, opening, closing }: MailWording): MailWording => ({
  subject,
  opening,
  closing,
});
const NOTHING: MailWording = { subject: "", opening: "", closing: "" };
const isSame = (a: MailWording, b: MailWording) =>
  MAIL_WORDING_TEXTS.every((text) => a[text] === b[text]);

/** Form of a mail's words in a language; what is typed is kept while another is looked at. */
export function MailForm(props: {
  name: string;
  worded: WordedMailView;
  onType?: (typed: MailWording) => void;
  onChanged: (now: WordedMailView) => unknown;
  /** Part below a text of it. */
  below?: (text: {
    name: keyof MailWording;
    value: string;
    onType: (value: string) => void;
  }) => ReactNode;
}) {
  const { name, worded, onType, onChanged, below } = props;
  const { language, usual, placeholders, changed } = worded;
  const { can, site } = usePanel();
  const t = useTranslations("admin.mail");
  const words = useTranslations("admin");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const call = useCall();
  const trial = usePanelCall();
  const keptAs = `mail/${name}/${language}`;
  const [kept] = useState(() => keptDraft(keptAs));
  const [typed, setTyped] = useState<MailWording>(() => ({ ...wordingOf(worded), ...kept }));
  // The words that typing began from, even when newer ones are read meanwhile.
  const [base, setBase] = useState({ ...worded, version: kept.version ?? worded.version });
  const { stale, isOpen, send, choose, problemOf } = useStale<WordedMailView>(MAIL_WORDING_TEXTS);
  const mayChange = can("parameter:change");
  const isTyped = !isSame(typed, base);
  const isOwn = !isSame(worded, NOTHING);
  useEffect(() => onType?.(wordingOf(typed)), [typed, onType]);
  useEffect(() => {
    keepDraft(keptAs, isTyped ? { ...wordingOf(typed), version: base.version } : {});
  }, [keptAs, isTyped, typed, base]);

  const type = (text: keyof MailWording, value: string) =>
    setTyped((now) => ({ ...now, [text]: value }));

  async function change(to: MailWording) {
    const isDone = await call.run((by) =>
      send(
        async () => {
          const now = await by("PUT /admin/mail/{name}/{language}", {
            params: { name, language },
            body: to,
            version: base.version,
          });
          setBase(now);
          setTyped(wordingOf(now));
          return onChanged(now);
        },
        {
          base,
          mine: to,
          onStale: (current) => {
            setBase(current);
            return onChanged(current);
          },
        },
      ),
    );
    if (isDone) say(words("form.saved"));
  }
  function save(event: FormEvent) {
    event.preventDefault();
    if (!isOpen) void change(wordingOf(typed));
  }
  /** Sets texts to the user's own, or to the saved ones. */
  function take(names: string[], side: Side) {
    choose(names, side);
    const from = side === "mine" ? stale?.mine : stale?.current;
    setTyped((now) => ({
      ...now,
      ...Object.fromEntries(names.map((text) => [text, String(from?.[text] ?? "")])),
    }));
  }
  const tryIt = () =>
    trial.run(async (by) => {
      const { recipient } = await by("POST /admin/mail/{name}/{language}/trial", {
        params: { name, language },
        body: wordingOf(typed),
      });
      say(t("tried", { email: recipient }));
    });

  return (
    <form ref={call.form} onSubmit={save} noValidate>
      <fieldset disabled={!mayChange} className="mb-5 grid gap-6">
        <legend className="sr-only">{t("words")}</legend>
        {MAIL_WORDING_TEXTS.map((text) => (
          <div key={text}>
            <MailText
              form={`mail-${language}`}
              name={text}
              value={typed[text]}
              usual={usual[text]}
              placeholders={placeholders}
              error={call.errors[text]}
              onType={(value) => type(text, value)}
            />
            {below?.({
              name: text,
              value: typed[text],
              onType: (value) => type(text, value),
            })}
          </div>
        ))}
      </fieldset>
      {changed && (
        <p className="mb-5 text-muted text-small [overflow-wrap:anywhere]">
          {t("changed", { by: changed.by, date: format.dateAndTime(changed.at) })}
        </p>
      )}
      {stale && (
        <StaleChoice
          fields={stale.both.map((text) => ({
            name: text,
            label: t(`texts.${text as keyof MailWording}`),
            mine: String(stale.mine[text]) || t("usual"),
            there: String(stale.current[text]) || t("usual"),
          }))}
          theirs={[]}
          chosen={stale.chosen}
          onChoose={take}
        />
      )}
      {mayChange && (
        <FormEnd
          problem={problemOf(call.problem)}
          isBusy={call.isBusy}
          send={words("form.save")}
          sending={words("form.saving")}
        >
          {isOwn && (
            <button
              type="button"
              onClick={() => void change(NOTHING)}
              className={panelButton("quiet")}
            >
              {t("reset")}
            </button>
          )}
          {site.isDelivered.MAIL && can("letter:send") && (
            <button
              type="button"
              aria-busy={trial.isBusy}
              onClick={() => void tryIt()}
              className={panelButton("quiet")}
            >
              {t("try")}
            </button>
          )}
        </FormEnd>
      )}
    </form>
  );
}
