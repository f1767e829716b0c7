"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type CallError, callPath } from "@/lib/api/call";
import { localisedPath } from "@/lib/rules/text/locale-code";
import { usePanel } from "./panel-context";
import { PanelIcon } from "./panel-icon";
import { panelButton } from "./panel-look";

/** Placeholder of data on its way: as many lines as it will have. */
export function LoadingNote({ lines = 5 }: { lines?: number }) {
  const t = useTranslations("admin");
  return (
    <div role="status" className="space-y-2.5">
      <span className="sr-only">{t("loading")}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div
          key={line}
          className="h-16 rounded-card border border-line bg-surface motion-safe:animate-pulse"
        />
      ))}
    </div>
  );
}

export const NothingNote = ({ children }: { children: ReactNode }) => (
  <p className="rounded-card border border-line border-dashed px-4 py-6 text-center text-muted">
    {children}
  </p>
);

export function FailureNote({ error, retry }: { error: CallError; retry: () => unknown }) {
  const t = useTranslations("admin.failure");
  const { siteLocale } = usePanel();
  const here = callPath(usePathname(), Object.fromEntries(useSearchParams()));
  const isOver = error.status === 401;
  return (
    <div role="alert" className="rounded-card border border-danger bg-surface p-4">
      <p className="flex items-start gap-2.5 font-medium">
        <PanelIcon name="warning" className="mt-0.5 size-5 text-danger" />
        <span>
          {isOver ? t("sessionOver") : error.status === 0 ? t("unreachable") : error.message}
        </span>
      </p>
      <p className="mt-3">
        {isOver ? (
          <a
            href={localisedPath(`/auth?${new URLSearchParams({ next: here })}`, siteLocale)}
            className={panelButton("solid")}
          >
            {t("logIn")}
          </a>
        ) : (
          <button type="button" onClick={() => void retry()} className={panelButton()}>
            {t("retry")}
          </button>
        )}
      </p>
    </div>
  );
}

export function Loaded<T>(props: {
  of: { data: T | undefined; error: CallError | undefined; mutate: () => unknown };
  lines?: number;
  children: (data: T) => ReactNode;
}) {
  const { data, error, mutate } = props.of;
  if (data !== undefined) return props.children(data);
  if (error) return <FailureNote error={error} retry={mutate} />;
  return <LoadingNote lines={props.lines ?? 5} />;
}
