"use client";

import type { ReactNode } from "react";

export function CheckoutStep(props: {
  id: string;
  number: number;
  title: string;
  children: ReactNode;
}) {
  const { id, number, title } = props;
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="border-line border-t pt-9 pb-12 first:border-t-0 first:pt-0 md:pt-11 md:pb-14"
    >
      <h2 id={`${id}-title`} className="mb-7 flex items-baseline gap-4 text-subtitle">
        <span aria-hidden="true" className="text-accent tabular-nums">
          {number}
        </span>
        <span>{title}</span>
      </h2>
      {props.children}
    </section>
  );
}
