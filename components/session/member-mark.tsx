"use client";

import { Icon } from "@/components/ui/icon";
import type { User } from "@/lib/contract/user";
import { initials } from "./initials";
import { useMember } from "./use-member";

/** Figure for a visitor, the initials of a member in the same place. */
export function MemberMark(props: { member: User | null | undefined }) {
  const member = useMember(props.member);
  return (
    <span aria-hidden="true" className="-my-1 grid size-7 shrink-0 place-items-center">
      {member ? (
        <span className="grid size-6 place-items-center rounded-full bg-accent font-semibold text-[0.625rem] text-on-accent leading-none">
          {initials(member)}
        </span>
      ) : (
        <Icon name="person" />
      )}
    </span>
  );
}
