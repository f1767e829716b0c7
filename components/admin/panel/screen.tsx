"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useDocumentTitle } from "@/components/ui/use-document-title";
import { listAsLeft, rememberListQuery } from "./list-as-left";
import { hasMovedOnce } from "./move-to";
import { usePanel } from "./panel-context";
import { PanelIcon } from "./panel-icon";
import { PanelLink } from "./panel-link";
import { PartsBeside } from "./parts-beside";

export function Screen(props: {
  title: string;
  lead?: ReactNode;
  back?: { href: string; label: string };
  aside?: ReactNode;
  /** True for a narrow column of text read from top to bottom. */
  isNarrow?: boolean;
  children: ReactNode;
}) {
  const { title, lead, back, aside, isNarrow } = props;
  const { site } = usePanel();
  const t = useTranslations("admin");
  const heading = useRef<HTMLHeadingElement>(null);
  useDocumentTitle(`${title} · ${site.name || t("title")}`);
  // Keyboard and screen reader users from another screen go on from here.
  useEffect(() => {
    if (hasMovedOnce()) heading.current?.focus({ preventScroll: true });
  }, []);
  const path = usePathname();
  const search = useSearchParams().toString();
  useEffect(() => rememberListQuery(path, search && `?${search}`), [path, search]);
  const [backTo, setBackTo] = useState(back?.href ?? "");
  useEffect(() => setBackTo(listAsLeft(back?.href ?? "")), [back?.href]);
  return (
    <div className="mx-auto max-w-6xl">
      <header className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {back && (
            <PanelLink
              href={backTo}
              className="-ml-1.5 mb-0.5 inline-flex min-h-11 items-center gap-1 text-accent text-small hover:underline hover:underline-offset-4"
            >
              <PanelIcon name="back" className="size-4" />
              <span>{back.label}</span>
            </PanelLink>
          )}
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-title outline-none [overflow-wrap:anywhere] first-letter:uppercase"
          >
            {title}
          </h1>
          {lead && <div className="mt-1 text-muted text-small">{lead}</div>}
        </div>
        {aside}
      </header>
      {!back && <PartsBeside />}
      <div className={isNarrow ? "max-w-3xl" : undefined}>{props.children}</div>
    </div>
  );
}

/** Grid with the facts of a purchase first, `ASIDE` beside or after them, and the rest below. */
export const ASIDE_GRID =
  "grid gap-8 *:mt-0 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr] lg:items-start";
export const ASIDE = "space-y-8 lg:col-start-2 lg:row-span-2 lg:row-start-1";

export function ScreenPart(props: {
  title: string;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={props.className ?? "mt-8 first:mt-0"}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 className="text-lead first-letter:uppercase">{props.title}</h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
