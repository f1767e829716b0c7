"use client";

import type { ReactNode } from "react";
import { PanelLink } from "@/components/admin/panel/panel-link";
import { PANEL_CARD } from "@/components/admin/panel/panel-look";

export function DayCard(props: {
  title: string;
  way: { href: string; label: string };
  lines: DayLine[];
  nothing: string;
}) {
  const { title, way, lines, nothing } = props;
  return (
    <section className={`${PANEL_CARD} flex flex-col p-4`}>
      <h2 className="mb-2 font-semibold text-heading">{title}</h2>
      {lines.length === 0 ? (
        <p className="text-muted text-small">{nothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {lines.map(({ key, href, name, note, end }) => (
            <li key={key}>
              <PanelLink href={href} className="flex min-h-11 items-center gap-4 py-2 group">
                <span className="min-w-0 grow [overflow-wrap:anywhere]">
                  <span className="block text-heading group-hover:text-accent">{name}</span>
                  <span className="block text-muted text-small">{note}</span>
                </span>
                <span className="shrink-0 text-small tabular-nums">{end}</span>
              </PanelLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-auto pt-2">
        <PanelLink
          href={way.href}
          className="inline-flex min-h-11 items-center text-accent text-small underline underline-offset-4"
        >
          {way.label}
        </PanelLink>
      </p>
    </section>
  );
}

export interface DayLine {
  key: string;
  href: string;
  name: ReactNode;
  note: ReactNode;
  end?: ReactNode;
}
