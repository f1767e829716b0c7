"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** Result of a form, in its place; it has the focus, so that it is read out. */
export function Notice(props: { title: string; isBad?: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={`max-w-2xl border-l-2 bg-surface p-6 outline-none sm:p-8 ${props.isBad ? "border-danger" : "border-success"}`}
    >
      <p className="mb-2 font-title text-heading text-subtitle">{props.title}</p>
      <div className="space-y-4 [overflow-wrap:anywhere] [&_strong]:font-semibold [&_strong]:text-heading">
        {props.children}
      </div>
    </div>
  );
}
