import type { ReactNode } from "react";

export function EmptyState(props: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="border border-line border-dashed p-7 md:p-10">
      <p className="font-title text-heading text-subtitle">{props.title}</p>
      <p className="mt-2 max-w-xl text-muted">{props.text}</p>
      {props.children && <div className="mt-7">{props.children}</div>}
    </div>
  );
}
