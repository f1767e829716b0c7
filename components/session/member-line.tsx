"use client";

import type { User } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/text/locale-code";
import { LogOutButton } from "./log-out-button";
import { useMember } from "./use-member";

/** Name of the member who is logged in, and the logout; nothing for a visitor. */
export function MemberLine(props: {
  locale: Locale;
  member: User | null | undefined;
  words: { logOut: string; loggingOut: string; failed: string };
}) {
  const member = useMember(props.member);
  if (!member) return null;
  return (
    <p className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t pt-5 text-body">
      <span className="[overflow-wrap:anywhere]">{`${member.firstname} ${member.lastname}`}</span>
      <LogOutButton
        locale={props.locale}
        words={props.words}
        className="min-h-11 text-accent underline underline-offset-4"
      />
    </p>
  );
}
