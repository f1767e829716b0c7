import type { ReactNode } from "react";
import { STATE_ID } from "./show-state";

export const nextStep = (words: ReactNode) => (
  <strong className="font-semibold text-accent">{words}</strong>
);

export function StateHead(props: {
  edge: string;
  /** Small words above: kind, reference and the like. */
  above: string[];
  title: string;
  children: ReactNode;
}) {
  return (
    <header className={`border-l-2 ${props.edge} bg-surface p-6 md:p-10`}>
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-muted text-small">
        {props.above.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <h1 id={STATE_ID} tabIndex={-1} className="text-title outline-none">
        {props.title}
      </h1>
      {props.children}
    </header>
  );
}
