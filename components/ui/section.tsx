import type { ReactNode } from "react";

/** A band of a page: even space above and below, content within the page's width. */
export function Section(props: {
  children: ReactNode;
  id?: string;
  /** A quieter ground, to set a band off from its neighbours. */
  raised?: boolean;
  /** Close to what is above it: of a page that one has come to choose on. */
  close?: boolean;
  labelledBy?: string;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={props.labelledBy}
      className={`pb-16 md:pb-24 ${props.close ? "pt-6 md:pt-10" : "pt-16 md:pt-24"} ${props.raised ? "bg-surface" : ""}`}
    >
      <div className="container-page">{props.children}</div>
    </section>
  );
}
