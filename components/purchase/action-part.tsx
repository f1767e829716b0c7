import type { ReactNode } from "react";

export function ActionPart(props: {
  id?: string;
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <section id={props.id} className="scroll-mt-28 py-8">
      <h3 className="text-lead">{props.title}</h3>
      <p className="mt-2 max-w-2xl text-muted">{props.text}</p>
      {props.children && <div className="mt-5">{props.children}</div>}
    </section>
  );
}
