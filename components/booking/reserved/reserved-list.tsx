"use client";

import { useEffect, useId, useRef, useState } from "react";
import useSWR from "swr";
import { browserCall } from "@/lib/api/browser-call";
import { getServices } from "@/lib/api/service";
import { watchInView } from "@/lib/browser/watch-in-view";
import type { Locale } from "@/lib/rules/text/locale-code";
import { ReservedCard } from "./reserved-card";

export interface ReservedListProps {
  locale: Locale;
  tags: string[];
  title: string;
  heading: "h2" | "h3";
}

/** Reserved services in one row, which scrolls sideways where it is too long. */
export function ReservedList({ locale, tags, title, heading: Title }: ReservedListProps) {
  const id = useId();
  const { data, error } = useSWR(["reserved-services", locale, tags], async () => {
    const { services } = await getServices(browserCall(locale), tags);
    return services.filter(({ membersOnly }) => membersOnly);
  });
  if (error || data?.length === 0) return <EmptyRoom />;
  if (!data) return null;
  return (
    <section aria-labelledby={id}>
      <Title id={id} className="text-subtitle">
        {title}
      </Title>
      <ul className="-mx-0.5 mt-5 flex gap-5 overflow-x-auto p-0.5">
        {data.map((service) => (
          <ReservedCard
            key={service.id}
            service={service}
            locale={locale}
            heading={Title === "h2" ? "h3" : "h4"}
            className="min-h-44 w-72 max-w-xl shrink-0 grow"
          />
        ))}
      </ul>
    </section>
  );
}

/** Gives the kept room back, once it is out of the window and nothing in sight moves. */
function EmptyRoom() {
  const mark = useRef<HTMLSpanElement>(null);
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!mark.current) return;
    return watchInView(mark.current, "300px", (isInView) => !isInView && setIsAway(true));
  }, []);
  return <span ref={mark} data-away={isAway || undefined} />;
}
