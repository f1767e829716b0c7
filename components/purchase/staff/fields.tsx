import type { ReactNode } from "react";

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="mb-6 grid gap-5">{children}</div>
);
