import type { ReactNode } from "react";

/**
 * Summary of a form, beside its steps: in sight as long as they are, below the header that stays,
 * and never higher than the window. In a short window it stays where it is.
 */
export function SideSummary(props: {
  id: string;
  title: string;
  /** Classes that set the width from which it is shown. */
  className: string;
  children: ReactNode;
}) {
  const { id, title, className, children } = props;
  return (
    <section aria-labelledby={id} className={`hidden ${className}`}>
      <div className="top-[calc(var(--logo-height,3rem)+4rem)] rounded-card bg-surface p-6 lg:p-7 tall:sticky tall:max-h-[calc(100dvh-var(--logo-height,3rem)-6rem)] tall:overflow-y-auto">
        <h2 id={id} className="mb-4 text-subtitle">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
