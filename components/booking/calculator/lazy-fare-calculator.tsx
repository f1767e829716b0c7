"use client";

import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { watchInView } from "@/lib/browser/watch-in-view";
import type { FareCalculator } from "./fare-calculator";

type Props = ComponentProps<typeof FareCalculator>;

/** Calculator that loads when it comes near the window; until then, its place is kept. */
export function LazyFareCalculator({ children, ...props }: Props & { children: ReactNode }) {
  const [Calculator, setCalculator] = useState<ComponentType<Props>>();
  const placeholder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = placeholder.current;
    if (!element) return;
    return watchInView(element, "400px", async (isNear) => {
      if (!isNear) return;
      const loaded = await import("./fare-calculator");
      setCalculator(() => loaded.FareCalculator);
    });
  }, []);

  if (Calculator) return <Calculator {...props} />;
  return (
    <div ref={placeholder} className="min-h-[36rem] rounded-card border border-line bg-surface">
      <div className="p-6 md:p-10">{children}</div>
    </div>
  );
}
