"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { Locale } from "@/lib/rules/text/locale-code";
import { useAuth } from "@/stores/auth-store";
import type { ReservedListProps } from "./reserved-list";

/**
 * Services that are reserved for members (§6), on a page that is everybody’s: a member’s browser
 * asks for them, with code that no visitor loads. Their room is kept from the first paint on
 * (`SESSION_SCRIPT`), so that nothing moves as they come.
 */
export function ReservedServices(props: {
  locale: Locale;
  /** Tags of which they have any; all when empty. */
  tags: string[];
  title: string;
  heading: "h2" | "h3";
}) {
  const isMember = useAuth(({ status }) => status === "member");
  const [List, setList] = useState<ComponentType<ReservedListProps>>();

  useEffect(() => {
    if (!isMember) return;
    // Also where the member has logged in since this page was opened.
    document.documentElement.dataset.session = "";
    void import("./reserved-list").then(({ ReservedList }) => setList(() => ReservedList));
  }, [isMember]);

  return <div className="reserved-room">{isMember && List && <List {...props} />}</div>;
}
