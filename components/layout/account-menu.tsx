"use client";

import { LogOutButton } from "@/components/session/log-out-button";
import { MemberMark } from "@/components/session/member-mark";
import { useMember } from "@/components/session/use-member";
import { isStaffRole } from "@/lib/contract/staff-role";
import type { User } from "@/lib/contract/user";
import type { Locale } from "@/lib/rules/text/locale-code";
import { Submenu } from "./submenu";

/**
 * Link to the member's space, the same for everybody. For a member it has their initials, and below
 * it their name and the logout, and the panel for those who run the site. Its button stands in
 * space that is there anyway.
 */
export function AccountMenu(props: {
  href: string;
  isHere: boolean;
  locale: Locale;
  member: User | null | undefined;
  words: {
    account: string;
    panel: string;
    open: string;
    logOut: string;
    loggingOut: string;
    failed: string;
  };
}) {
  const { href, isHere, locale, words } = props;
  const member = useMember(props.member);
  return (
    <ul className="mr-2">
      <Submenu
        label={words.open}
        buttonPlace="absolute left-full"
        className="submenu invisible absolute top-full right-0 z-50 w-72 border border-line bg-(--topbar-background) py-2 opacity-0 shadow-2xl shadow-black/60 transition-opacity"
        entry={
          // No link of Next's: it would ask the server for the page ahead of a visit.
          <a
            href={href}
            aria-current={isHere ? "true" : undefined}
            className="inline-flex min-h-11 items-center gap-1.5 hover:text-accent aria-[current]:text-accent"
          >
            <MemberMark member={props.member} />
            <span>{words.account}</span>
          </a>
        }
      >
        {member && (
          <>
            <li className="border-line border-b px-5 pt-1.5 pb-3 [overflow-wrap:anywhere]">
              <span className="block font-medium">{`${member.firstname} ${member.lastname}`}</span>
              <span translate="no" className="block text-[0.8125rem] opacity-80">
                {member.email}
              </span>
            </li>
            {isStaffRole(member.role) && (
              <li>
                <a href="/admin" className="mt-1 flex min-h-11 items-center px-5 hover:text-accent">
                  {words.panel}
                </a>
              </li>
            )}
            <li>
              <LogOutButton
                locale={locale}
                words={words}
                className="mt-1 min-h-11 w-full px-5 text-left hover:text-accent"
              />
            </li>
          </>
        )}
      </Submenu>
    </ul>
  );
}
