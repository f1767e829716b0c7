"use client";

import { useTranslations } from "next-intl";
import { use, useState } from "react";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PANEL_CARD, panelButton } from "@/components/admin/panel/panel-look";
import { CallContext } from "@/components/forms/call-context";
import { readableError } from "@/lib/api/readable-error";
import type { DraftedText } from "@/lib/rules/content/drafted-text";
import { isBlank } from "@/lib/rules/text/is-blank";
import { codeFromLocale, type Locale } from "@/lib/rules/text/locale-code";
import { plainText } from "@/lib/rules/text/plain-text";

/**
 * Button that has a text drafted by the translator. The draft stands below the field to be read; it
 * gets into the field by a press alone, and the text that it replaces can be had back.
 */
export function DraftPart(props: {
  /** Text to translate; nothing is offered without one. */
  source: DraftedText | undefined;
  from: Locale;
  to: Locale;
  value: unknown;
  label: string;
  onTake: (value: unknown) => void;
}) {
  const { source, from, to, value, label, onTake } = props;
  const { locale } = usePanel();
  const call = use(CallContext)(locale);
  const t = useTranslations("admin.translation.draft");
  const failure = useTranslations("admin.failure");
  const [isBusy, setIsBusy] = useState(false);
  const [draft, setDraft] = useState<string>();
  const [replaced, setReplaced] = useState<{ value: unknown }>();
  const [problem, setProblem] = useState("");
  if (!source) return null;

  async function ask(asked: DraftedText) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem("");
    try {
      const { text } = await call("POST /admin/translation/draft", {
        body: { from: codeFromLocale(from), to: codeFromLocale(to), ...asked },
      });
      setDraft(text);
    } catch (error) {
      const { status, message, errors } = readableError(error);
      const said = Object.values(errors)[0] ?? message;
      setProblem(status === 401 ? failure("sessionOver") : said || failure("unreachable"));
    } finally {
      setIsBusy(false);
    }
  }
  function take(text: string) {
    if (!isBlank(value)) setReplaced({ value });
    onTake(Array.isArray(value) ? text.split("\n") : text);
    setDraft(undefined);
  }

  return (
    <div className="mt-1.5">
      {draft === undefined ? (
        <p className="flex flex-wrap gap-x-2">
          <button
            type="button"
            aria-busy={isBusy}
            aria-label={t("askOf", { field: label })}
            onClick={() => void ask(source)}
            className={panelButton("quiet")}
          >
            {t(isBusy ? "asking" : "ask")}
          </button>
          {replaced && (
            <button
              type="button"
              onClick={() => {
                onTake(replaced.value);
                setReplaced(undefined);
              }}
              className={panelButton("quiet")}
            >
              {t("giveBack")}
            </button>
          )}
        </p>
      ) : (
        <div role="status" className={`${PANEL_CARD} p-3`}>
          <p className="mb-1 text-muted text-small">{t("proposed")}</p>
          <p lang={to} className="max-h-64 overflow-y-auto whitespace-pre-line">
            {source.isHtml ? plainText(draft) : draft}
          </p>
          <p className="mt-2 flex flex-wrap gap-2">
            <button type="button" onClick={() => take(draft)} className={panelButton()}>
              {t("take")}
            </button>
            <button
              type="button"
              onClick={() => setDraft(undefined)}
              className={panelButton("quiet")}
            >
              {t("leave")}
            </button>
          </p>
        </div>
      )}
      <p role="alert" className="text-danger text-small empty:hidden">
        {problem}
      </p>
    </div>
  );
}
