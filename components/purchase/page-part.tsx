import type { ReactNode } from "react";

export function PagePart(props: {
  title: string;
  /** Order when a small window makes one column of two. */
  order?: string;
  children: ReactNode;
}) {
  return (
    <section className={`min-w-0 ${props.order ?? ""}`}>
      <h2 className="mb-6 text-subtitle">{props.title}</h2>
      {props.children}
    </section>
  );
}
