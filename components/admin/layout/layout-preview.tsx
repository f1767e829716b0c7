"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { panelButton } from "@/components/admin/panel/panel-look";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelData } from "@/components/admin/panel/use-panel-data";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { copyText } from "@/lib/browser/copy-text";
import type { LanguageCode } from "@/lib/contract/locale";
import { joinedLayout } from "@/lib/layout/joined-layout";
import type { Layout } from "@/lib/layout/layout";
import { saidLayout } from "@/lib/layout/said-layout";
import { DEFAULT_LOCALE, localeFromCode, localisedPath } from "@/lib/rules/text/locale-code";
import { useUi } from "@/stores/ui-store";

/**
 * Link that shows a layout, as it is typed, to whoever has it, for a day. It says too where somebody
 * has published the page since it was opened here.
 */
export function LayoutPreview(props: { idPage: number; layout: Layout; code: LanguageCode }) {
  const { idPage, layout, code } = props;
  const t = useTranslations("admin.layout.preview");
  const format = usePanelFormat();
  const say = useUi((store) => store.say);
  const { isBusy, run } = usePanelCall();
  const [made, setMade] = useState<{ path: string; until: string; code: LanguageCode }>();
  const [isStale, setIsStale] = useState(false);
  const { data } = usePanelData("/admin/page/{idPage}/layout", {
    params: { idPage },
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  const published = data?.layouts.find((one) => one.code === code);
  const locale = localeFromCode(code) ?? DEFAULT_LOCALE;
  if (!published) return null;
  const params = { idPage, idLayout: published.id };

  const make = () =>
    run(async (call) => {
      const { isCurrent } = await call("POST /admin/page/{idPage}/layout/{idLayout}/hash/check", {
        params,
        body: { html: published.html },
      });
      setIsStale(!isCurrent);
      const { html, css } = joinedLayout(saidLayout(layout, code));
      const body = new FormData();
      body.set("html", html);
      body.set("css", css);
      const preview = await call("PUT /admin/page/{idPage}/layout/{idLayout}/preview", {
        params,
        body: body as never,
      });
      setMade({ ...preview, code });
    });
  const link = made?.code === code ? localisedPath(made.path, locale) : undefined;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => void make()}
        className={panelButton()}
      >
        {t("make")}
      </button>
      {link && made && (
        <>
          <a href={link} target="_blank" rel="noreferrer" className="text-accent underline">
            {t("open")}
          </a>
          <button
            type="button"
            onClick={() =>
              void copyText(new URL(link, location.origin).href).then(() => say(t("copied")))
            }
            className={panelButton("quiet")}
          >
            {t("copy")}
          </button>
          <span className="text-muted text-small">
            {t("until", { at: format.dateAndTime(made.until) })}
          </span>
        </>
      )}
      {isStale && (
        <p role="status" className="basis-full text-danger text-small">
          {t("stale")}
        </p>
      )}
    </div>
  );
}
