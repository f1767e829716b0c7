import { isStaffRole } from "@/lib/contract/staff-role";
import type { User } from "@/lib/contract/user";
import { OWNER_CODE_MARK } from "@/lib/rules/site/owner-code";
import { isPrivatePath } from "@/lib/rules/site/private-path";
import { useAuth } from "@/stores/auth-store";

/**
 * Takes in the member of this browser's session, null for a visitor. When it is another member than
 * the tab's, nothing of the first stays in it, and a page that was made for them is made anew. The
 * drafts of a visitor stay, and so do the typed values of a member who logs in again. For the staff
 * a page that the owner's code runs in is made anew, without it.
 * @param member the member that the page was made for, even once their session is over
 */
export async function meetMember(member: User | null | undefined, now: User | null): Promise<void> {
  if (now && isStaffRole(now.role) && hasOwnerCode()) return location.reload();
  const before = member ?? useAuth.getState().user;
  if (before && now && before.id !== now.id) {
    const { forgetVisitor } = await import("@/stores/forget-visitor");
    forgetVisitor();
    if (isPrivatePath(location.pathname)) return location.reload();
  }
  useAuth.getState().setUser(now);
}

const hasOwnerCode = () => document.querySelector(`[${OWNER_CODE_MARK}]`) !== null;
