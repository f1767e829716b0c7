import type { ReactNode } from "react";

/** The room above and below a band, by what it holds: lines and tables, anything else, or a picture from edge to edge. */
const ROOM = { close: "band-close", even: "band", wide: "band-wide" } as const;

/** A band of a page: even space above and below, content within the page's width. */
export function Section(props: {
  children: ReactNode;
  id?: string;
  /** A quieter ground, to set a band off from its neighbours. */
  raised?: boolean;
  /** Near to what is above it: of a page that one has come to choose on. */
  isNear?: boolean;
  room?: keyof typeof ROOM;
  labelledBy?: string;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={props.labelledBy}
      className={`${ROOM[props.room ?? "even"]} ${props.isNear ? "pt-1" : ""} ${props.raised ? "bg-surface" : ""}`}
    >
      <div className="container-page">{props.children}</div>
    </section>
  );
}
