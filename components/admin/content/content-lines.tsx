"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { OrderButtons } from "@/components/admin/field/order-buttons";
import { useTitles } from "@/components/admin/field/reference-input";
import { LANGUAGE_NAMES } from "@/components/admin/panel/language-names";
import { usePanel } from "@/components/admin/panel/panel-context";
import { PanelIcon } from "@/components/admin/panel/panel-icon";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { contentPart, panelPath } from "@/components/admin/panel/panel-place";
import { usePanelCall } from "@/components/admin/panel/use-panel-call";
import { usePanelFormat } from "@/components/admin/panel/use-panel-format";
import { SmallPicture } from "@/components/ui/small-picture";
import type { ContentLine } from "@/lib/contract/content/draft";
import { codeFromLocale } from "@/lib/rules/text/locale-code";
import type { PanelContent } from "@/lib/site/panel-contents";
import { ContentStateMark } from "./content-state-mark";
import { placeBefore } from "./place-before";

/** Lines of a list of contents; they can be put in order where visitors see them in that order. */
export function ContentLines(props: {
  content: PanelContent;
  items: ContentLine[];
  isOrdered: boolean;
  isLastPage: boolean;
  onPlaced: () => Promise<unknown>;
}) {
  const { content, items, isOrdered, isLastPage, onPlaced } = props;
  const t = useTranslations("admin.content");
  const { isBusy, run } = usePanelCall();
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);

  async function move(line: ContentLine, to: number, among: ContentLine[]) {
    const before = placeBefore(among, { at: among.indexOf(line), to, isLastPage });
    if (before === undefined) return;
    const pressed = document.activeElement?.getAttribute("aria-label");
    const isDone = await run(async (call) => {
      const params = { type: content.name, id: line.id };
      await call("PUT /admin/content/{type}/{id}/place", { params, body: { before } });
      await onPlaced();
    });
    if (!isDone) return;
    setSaid(t("placed", { title: line.title || t("untitled"), place: to + 1 }));
    // Its line stands elsewhere now, with the button that was pressed.
    for (const button of list.current?.querySelectorAll("button") ?? []) {
      if (button.getAttribute("aria-label") === pressed) button.focus();
    }
  }

  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol
        ref={list}
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {items.map((line) => {
          const among = items.filter(({ section }) => section === line.section);
          return (
            <li
              key={line.id}
              style={{ paddingInlineStart: `${line.level * 1.5}rem` }}
              className="flex items-center gap-2 pr-2 hover:bg-raised"
            >
              <LineLink content={content} line={line} />
              {isOrdered && among.length > 1 && (
                <OrderButtons
                  of={line.title || t("untitled")}
                  at={among.indexOf(line)}
                  count={among.length}
                  isBusy={isBusy}
                  onMove={(to) => void move(line, to, among)}
                />
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}

export function LineLink({ content, line }: { content: PanelContent; line: ContentLine }) {
  const { site } = usePanel();
  const t = useTranslations("admin.content");
  const format = usePanelFormat();
  return (
    <PanelLink
      href={panelPath(contentPart(content.name), line.id)}
      className="flex min-w-0 grow items-center gap-3 px-3 py-2.5"
    >
      {content.cover && <LineCover src={line.cover} />}
      <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-6 gap-y-1">
        <span className="min-w-0 basis-52 grow">
          <span className="block font-semibold text-heading [overflow-wrap:anywhere]">
            {line.title || t("untitled")}
          </span>
          <span className="block text-[0.8125rem] text-muted">
            {line.level === 0 && <LineSection content={content} section={line.section} />}
            <span>{t("changed", { at: format.dateAndTime(line.changedAt) })}</span>
          </span>
        </span>
        <span className="flex flex-wrap gap-x-5 gap-y-0.5 sm:w-64 sm:flex-col">
          {site.locales.map((locale) => (
            <span key={locale} className="flex items-baseline gap-2">
              {site.locales.length > 1 && (
                <abbr
                  title={LANGUAGE_NAMES[locale]}
                  className="w-5 text-[0.75rem] text-muted uppercase no-underline"
                >
                  {locale}
                </abbr>
              )}
              <ContentStateMark state={line.states[codeFromLocale(locale)]} />
            </span>
          ))}
        </span>
      </span>
    </PanelLink>
  );
}

function LineCover({ src }: { src: string | null }) {
  const look = "size-14 shrink-0 rounded-control bg-raised";
  if (!src) {
    return (
      <span className={`${look} grid place-items-center text-muted`}>
        <PanelIcon name="picture" />
      </span>
    );
  }
  return (
    <SmallPicture
      picture={{ src, width: 56, height: 56, alt: "" }}
      widths={[64, 128]}
      sizes="3.5rem"
      className={`${look} object-cover`}
    />
  );
}

function LineSection({ content, section }: { content: PanelContent; section: string | null }) {
  const field = content.section ? content.fields[content.section] : undefined;
  const titles = useTitles(
    field?.input.kind === "REFERENCE" ? (field.input.to as PanelContent["name"]) : null,
  );
  if (section === null) return null;
  return <span>{`${titles?.get(Number(section)) ?? section} · `}</span>;
}
