import type { ReactNode } from "react";

/** The fields of an action, one under the other. */
export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 grid gap-5">{children}</div>
);
