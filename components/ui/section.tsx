import type { ReactNode } from "react";

/** Space around a band of lines and tables, of anything else, or of a picture to the edges. */
const ROOM = { close: "band-close", even: "band", wide: "band-wide" } as const;

/**
 * Band of a page: even space above and below, content within the page's width. Right below a
 * breadcrumb it begins at once, as that has its own space.
 */
export function Section(props: {
  children: ReactNode;
  id?: string;
  /** True for a quieter ground, to set a band off from its neighbours. */
  raised?: boolean;
  room?: keyof typeof ROOM;
  labelledBy?: string;
}) {
  return (
    <section
      id={props.id}
      aria-labelledby={props.labelledBy}
      className={`${ROOM[props.room ?? "even"]} ${props.raised ? "bg-surface" : "near:pt-1"}`}
    >
      <div className="container-page">{props.children}</div>
    </section>
  );
}
