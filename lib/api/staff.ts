import type {
  StaffInvitation,
  StaffKeyKind,
  StaffPerson,
  StaffProfileChange,
} from "@/lib/contract/admin/staff";
import type { Call } from "./call";
import { startingFrom } from "./panel";

type Nothing = Record<string, never>;

/** Makes somebody one of the staff; a link to choose a password is mailed to them. */
export const inviteStaff = (call: Call, body: StaffInvitation) =>
  call<StaffPerson>("POST", "/admin/staff", { body });

/** Mails the link once more. @throws CallError 409 for a member of the staff who has chosen a password */
export const inviteStaffAgain = (call: Call, id: number) =>
  call<StaffPerson>("POST", `/admin/staff/${id}/invitation`);

/** Changes a name, a telephone or a role. @throws CallError 409 for the last who has all rights; STALE */
export const changeStaff = (call: Call, base: StaffPerson, body: StaffProfileChange) =>
  call<StaffPerson>("PUT", `/admin/staff/${base.id}`, { body, headers: startingFrom(base) });

/** Closes the access of a member of the staff who leaves. @throws CallError 409 for the last who has all rights */
export const closeStaff = (call: Call, id: number) => call<Nothing>("DELETE", `/admin/staff/${id}`);

/** Takes the second factor of a colleague away. @throws CallError 409 where there is none */
export const resetStaffFactor = (call: Call, id: number) =>
  call<Nothing>("DELETE", `/admin/staff/${id}/second-factor`);

/** Ends the address of one calendar of a colleague, or the alerts of one browser. */
export const endStaffKey = (call: Call, id: number, key: { kind: StaffKeyKind; id: number }) =>
  call<Nothing>("DELETE", `/admin/staff/${id}/${key.kind}/${key.id}`);

/** Logs every device of a colleague out; their calendars and alerts end with it. */
export const endStaffSessions = (call: Call, id: number) =>
  call<Nothing>("DELETE", `/admin/staff/${id}/session`);
