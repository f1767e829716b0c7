"use client";

import { type ComponentType, useEffect, useState } from "react";
import type { User } from "@/lib/contract/user";
import { isPrivatePath } from "@/lib/rules/site/private-path";
import { useAuth } from "@/stores/auth-store";
import { hasSession } from "./has-session";
import { meetMember } from "./meet-member";
import { onSession } from "./session-news";

/**
 * Finds out the member of the session, and when it ends or another member logs in in another tab. A
 * visitor without the session's cookie costs no call, nor the code of one; neither does a member
 * whose page the server has made.
 */
export function SessionWatch(props: {
  /** Member of the page; null for a visitor; undefined where the page is everybody's. */
  member: User | null | undefined;
}) {
  const { member } = props;
  const [Asker, setAsker] = useState<ComponentType<{ onAnswer: (user: User | null) => void }>>();

  useEffect(() => {
    // Data that this page stores names the member that it was made for.
    const { dataset } = document.documentElement;
    if (member) dataset.member = String(member.id);
    else delete dataset.member;
  }, [member]);

  useEffect(() => {
    const { setUser } = useAuth.getState();
    const isMember = () => useAuth.getState().status === "member";
    const ask = () =>
      void import("./session-asker").then(({ SessionAsker }) => setAsker(() => SessionAsker));
    if (member !== undefined) setUser(member);
    else if (!hasSession()) setUser(null);
    else if (!isMember()) ask();

    let hadSession = hasSession();
    const look = () => {
      if (hasSession() && !isMember()) ask();
      // The member has logged out elsewhere, or the day of the session is over (§9).
      else if (hadSession && !hasSession()) setUser(null);
      hadSession = hasSession();
    };
    const lookAnew = async () => {
      if (!member && !isMember()) return look();
      const { askWho } = await import("./ask-who");
      // A failed question is left: a later call is refused if the session is over.
      const now = await askWho().catch(() => undefined);
      if (now !== undefined) await meetMember(member, now);
    };
    const end = onSession((news) => {
      if (news === "opened") return void lookAnew();
      const leaves = isMember() && isPrivatePath(location.pathname);
      void import("@/stores/forget-visitor").then(({ forgetVisitor }) => {
        forgetVisitor({ isTold: true });
        if (leaves) location.reload();
      });
      setUser(null);
    });
    const onShown = ({ persisted }: PageTransitionEvent) => {
      // A browser brings back a page as it was: not a private one whose session has ended.
      if (!persisted) return;
      if (isMember() && !hasSession() && isPrivatePath(location.pathname)) location.reload();
      else void lookAnew();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("pageshow", onShown);
    return () => {
      end();
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("pageshow", onShown);
    };
  }, [member]);

  return Asker ? <Asker onAnswer={(now) => void meetMember(member, now)} /> : null;
}
