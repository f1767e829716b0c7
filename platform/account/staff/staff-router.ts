import { and, desc, eq, gt } from "drizzle-orm";
import { staffInvitationSchema, staffProfileChangeSchema } from "@/lib/contract/admin/staff";
import * as calls from "@/lib/contract/calls/staff";
import { newSecret, secretHash } from "@/platform/account/member/secret";
import { hashPassword } from "@/platform/account/password/password-hash";
import { sessionView } from "@/platform/account/session/session-view";
import { logOutEverywhere } from "@/platform/account/session/standing-keys";
import { sessions } from "@/platform/db/schema/people";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { newRouter } from "@/platform/http/router";
import { refuseStale } from "@/platform/http/version";
import { changeStaff } from "./change-staff";
import { closeStaff } from "./close-staff";
import { inviteAgain, inviteStaff } from "./invite-staff";
import { findStaff, lockStaff, type StaffRow } from "./lock-staff";
import { recordStaffAct, type StaffWork } from "./record-staff-act";
import { resetStaffFactor } from "./reset-staff-factor";
import { endStaffKey, readStaffKeys } from "./staff-keys";
import { staffProfileErrors } from "./staff-profile";
import { readStaff, staffViews } from "./staff-view";

/** Routes for the staff accounts: people, roles, and open sessions. */
export function staffRouter() {
  const viewOf = async ({ tx, user, now }: StaffWork, row: StaffRow) => {
    const [view] = await staffViews(tx, [row], { viewer: user, now });
    if (!view) throw new Error("An account of the staff has no view");
    return view;
  };

  return newRouter()
    .answer(calls.listStaff, async ({ tx, user, now }) => ({
      staff: await staffViews(tx, await readStaff(tx), { viewer: user, now }),
    }))
    .answerInSteps(
      calls.inviteStaff,
      async ({ inUnitOfWork, user }, { json }) => {
        throwIfInvalid(staffProfileErrors(json));
        const unknowable = await hashPassword(newSecret());
        return inUnitOfWork(async (unit) => {
          const work = { ...unit, user };
          return viewOf(work, await inviteStaff(work, json, unknowable));
        });
      },
      collectFieldErrors(staffInvitationSchema, async (_, part) => staffProfileErrors(part)),
    )
    .answer(calls.inviteStaffAgain, async (work, { param }) =>
      viewOf(work, await inviteAgain(work, param.id)),
    )
    .answer(
      calls.changeStaff,
      async (work, { param, json }) => {
        throwIfInvalid(staffProfileErrors(json));
        const refuse = async (row: StaffRow) => refuseStale(work.version, await viewOf(work, row));
        return viewOf(work, await changeStaff(work, param.id, { ...json, refuse }));
      },
      collectFieldErrors(staffProfileChangeSchema, async (_, part) => staffProfileErrors(part)),
    )
    .answer(calls.closeStaff, async (work, { param }) => {
      await closeStaff(work, param.id);
      return {};
    })
    .answer(calls.resetStaffFactor, async (work, { param }) => {
      await resetStaffFactor(work, param.id);
      return {};
    })
    .answer(calls.getStaffSessions, async ({ tx, now, token }, { param }) => {
      const { id } = await findStaff(tx, param.id);
      const rows = await tx
        .select()
        .from(sessions)
        .where(and(eq(sessions.idUser, id), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
      return {
        sessions: rows.map((row) => sessionView(row, secretHash(token ?? ""))),
        ...(await readStaffKeys(tx, id)),
      };
    })
    .answer(calls.endStaffKey, async (work, { param: { id, kind, key } }) => {
      const row = await lockStaff(work.tx, work.user, id);
      await endStaffKey(work, row, { kind, id: key });
      return {};
    })
    .answer(calls.endStaffSessions, async (work, { param: { id } }) => {
      const { tx, user } = work;
      if (id === user.id) throw new ApiError("CONFLICT", "NOT_ON_ONESELF");
      const row = await lockStaff(tx, user, id);
      await logOutEverywhere(tx, id);
      await recordStaffAct(work, row, { action: "END_SESSIONS", before: null, after: null });
      return {};
    });
}
