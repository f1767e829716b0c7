"use client";

import { useTranslations } from "next-intl";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import type { FileOnItsWay } from "./use-uploads";

export function UploadList(props: { files: FileOnItsWay[]; onForget: (key: string) => void }) {
  const { files, onForget } = props;
  const t = useTranslations("admin.medium");
  const tPanel = useTranslations("admin");
  const done = files.filter(({ state }) => state === "DONE").length;
  const refused = files.filter(({ state }) => state === "REFUSED");
  const isBusy = files.some(({ state }) => state === "WAITING" || state === "SENT");
  const shown = files.filter(({ state }) => state !== "DONE" || isBusy);
  return (
    <div className="mt-3 empty:hidden">
      <p role="status" className="sr-only">
        {files.length > 0 && !isBusy ? t("sentCount", { done, refused: refused.length }) : ""}
      </p>
      {shown.length > 0 && (
        <ul className="space-y-2">
          {shown.map(({ key, name, state, share, problem }) => (
            <li
              key={key}
              className={`rounded-card border px-4 py-3 ${state === "REFUSED" ? "border-danger" : "border-line"}`}
            >
              <div className="flex items-start gap-3">
                {state === "REFUSED" && (
                  <PanelIcon name="warning" className="mt-0.5 size-5 text-danger" />
                )}
                <div className="min-w-0 flex-1">
                  <p className="font-medium [overflow-wrap:anywhere]" translate="no">
                    {name}
                  </p>
                  {problem ? (
                    <p role="alert" className="mt-0.5 text-small">
                      {problem}
                    </p>
                  ) : (
                    <p className="text-muted text-small">{t(`states.${state}`)}</p>
                  )}
                </div>
                {state === "REFUSED" && (
                  <button
                    type="button"
                    onClick={() => onForget(key)}
                    aria-label={tPanel("close")}
                    className="-my-2 -mr-2 grid size-11 place-items-center rounded-control text-muted hover:bg-raised hover:text-heading"
                  >
                    <PanelIcon name="close" />
                  </button>
                )}
              </div>
              {(state === "SENT" || state === "WAITING") && (
                <progress
                  max={1}
                  value={share}
                  aria-label={t("progressOf", { name })}
                  className="mt-2 h-1.5 w-full accent-accent"
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
