import type { ReactNode } from "react";

/** A band of a page: even space above and below, content within the page's width. */
export function Section(props: {
  children: ReactNode;
  id?: string;
  /** A quieter ground, to set a band off from its neighbours. */
  raised?: boolean;
  labelledBy?: string;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={props.labelledBy}
      className={`py-16 md:py-24 ${props.raised ? "bg-surface" : ""}`}
    >
      <div className="container-page">{props.children}</div>
    </section>
  );
}
