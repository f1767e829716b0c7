import type { StaffInvitation, StaffPerson, StaffProfileChange } from "@/lib/contract/admin/staff";
import type { Call } from "./call";

type Nothing = Record<string, never>;

/** Makes somebody one of the staff; a link to choose a password is mailed to them. */
export const inviteStaff = (call: Call, body: StaffInvitation) =>
  call<StaffPerson>("POST", "/admin/staff", { body });

/** Mails the link once more. @throws CallError 409 for a member of the staff who has chosen a password */
export const inviteStaffAgain = (call: Call, id: number) =>
  call<StaffPerson>("POST", `/admin/staff/${id}/invitation`);

/** Changes a name, a telephone or a role. @throws CallError 409 for the last who has all rights */
export const changeStaff = (call: Call, id: number, body: StaffProfileChange) =>
  call<StaffPerson>("PUT", `/admin/staff/${id}`, { body });

/** Closes the access of a member of the staff who leaves. @throws CallError 409 for the last who has all rights */
export const closeStaff = (call: Call, id: number) => call<Nothing>("DELETE", `/admin/staff/${id}`);

/** Takes the second factor of a colleague away. @throws CallError 409 where there is none */
export const resetStaffFactor = (call: Call, id: number) =>
  call<Nothing>("DELETE", `/admin/staff/${id}/second-factor`);

/** Logs every device of a colleague out. */
export const endStaffSessions = (call: Call, id: number) =>
  call<Nothing>("DELETE", `/admin/staff/${id}/session`);
