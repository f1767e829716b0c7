"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { User } from "@/lib/contract/user";
import { isPrivatePath } from "@/lib/rules/private-path";
import { useAuth } from "@/stores/auth-store";
import { hasSession } from "./has-session";
import { onSessionOver } from "./session-over";

/**
 * Finds out who is logged in, and when that ends in another tab. A visitor without the session's
 * cookie costs no call, nor the code of one; neither does a member whose page the server has made.
 */
export function SessionWatch(props: {
  /** Null for a visitor; undefined where the page is everybody's. */
  member: User | null | undefined;
}) {
  const { member } = props;
  const [Asker, setAsker] = useState<ComponentType>();

  useEffect(() => {
    const { know } = useAuth.getState();
    const isMember = () => useAuth.getState().status === "member";
    const ask = () =>
      void import("./session-asker").then(({ SessionAsker }) => setAsker(() => SessionAsker));
    if (member !== undefined) know(member);
    else if (!hasSession()) know(null);
    else if (!isMember()) ask();

    let hadSession = hasSession();
    const look = () => {
      if (hasSession() && !isMember()) ask();
      // One has logged out elsewhere, or the day of the session is over (§9).
      else if (hadSession && !hasSession()) know(null);
      hadSession = hasSession();
    };
    const end = onSessionOver(() => {
      // In the tab where one logs out nobody is a member by now, nor when it is told again.
      const leaves = isMember() && isPrivatePath(location.pathname);
      void import("@/stores/forget-visitor").then(({ forgetVisitor }) => {
        forgetVisitor();
        if (leaves) location.reload();
      });
      know(null);
    });
    const onShown = ({ persisted }: PageTransitionEvent) => {
      // A browser brings back a page as it was: not a private one whose session has ended.
      if (!persisted) return;
      if (isMember() && !hasSession() && isPrivatePath(location.pathname)) location.reload();
      look();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", onShown);
    return () => {
      end();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", onShown);
    };
  }, [member]);

  return Asker ? <Asker /> : null;
}
