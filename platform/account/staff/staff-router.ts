import { z } from "@hono/zod-openapi";
import { and, desc, eq, gt } from "drizzle-orm";
import {
  staffInvitationSchema,
  staffKeyKindSchema,
  staffPersonSchema,
  staffProfileChangeSchema,
  staffSchema,
  staffSessionsSchema,
} from "@/lib/contract/admin/staff";
import { newSecret, secretHash } from "@/platform/account/member/secret";
import { hashPassword } from "@/platform/account/password/password-hash";
import { sessionView } from "@/platform/account/session/session-view";
import { logOutEverywhere } from "@/platform/account/session/standing-keys";
import { sessions } from "@/platform/db/schema/people";
import { ApiError, throwIfInvalid } from "@/platform/http/api-error";
import { collectFieldErrors } from "@/platform/http/collect-field-errors";
import { integerParam } from "@/platform/http/integer-param";
import { route } from "@/platform/http/route";
import { body, newRouter, responses } from "@/platform/http/router";
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

const params = z.object({ id: integerParam() });
const nothingSchema = z.object({});

const list = route({
  name: "listStaff",
  area: "admin",
  can: "staff:read",
  method: "get",
  path: "/admin/staff",
  summary: "Who works for the company",
  responses: responses(staffSchema, "Everybody of the staff, by name"),
});

const invite = route({
  name: "inviteStaff",
  area: "admin",
  can: "staff:change",
  method: "post",
  path: "/admin/staff",
  summary: "Makes somebody one of the staff, and mails them a link to choose a password",
  description: "Who has an account on the site keeps it, with its password.",
  request: body(staffInvitationSchema),
  responses: responses(staffPersonSchema, "Who was invited"),
});

const again = route({
  name: "inviteStaffAgain",
  area: "admin",
  can: "staff:change",
  method: "post",
  path: "/admin/staff/{id}/invitation",
  summary: "Mails the link of an invitation once more, in place of the one before",
  request: { params },
  responses: responses(staffPersonSchema, "Who was invited"),
});

const change = route({
  name: "changeStaff",
  area: "admin",
  can: "staff:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/staff/{id}",
  summary: "Changes what somebody of the staff is called, called on, or may do",
  description: "Another role ends their sessions.",
  request: { params, ...body(staffProfileChangeSchema) },
  responses: responses(staffPersonSchema, "As they are now"),
});

const close = route({
  name: "closeStaff",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}",
  summary: "Closes the access of somebody who leaves the staff",
  description: "Who has booked or ordered keeps a member’s space; any other account is deleted.",
  request: { params },
  responses: responses(nothingSchema, "They are no longer of the staff"),
});

const resetFactor = route({
  name: "resetStaffFactor",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}/second-factor",
  summary: "Takes the second factor of a colleague away who has lost it",
  description: "Their devices are logged out, and they are told by mail.",
  request: { params },
  responses: responses(nothingSchema, "Their password is enough until they set one up again"),
});

const devices = route({
  name: "getStaffSessions",
  area: "admin",
  can: "staff:change",
  method: "get",
  path: "/admin/staff/{id}/session",
  summary: "The devices on which somebody of the staff is logged in",
  request: { params },
  responses: responses(staffSessionsSchema, "Those seen last first"),
});

const endDevices = route({
  name: "endStaffSessions",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}/session",
  summary: "Logs every device of somebody of the staff out",
  description: "The addresses of their calendars and the alerts of their browsers end with it.",
  request: { params },
  responses: responses(nothingSchema, "They have to log in again"),
});

const endKey = route({
  name: "endStaffKey",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}/{kind}/{key}",
  summary:
    "Ends the address of one calendar of somebody of the staff, or the alerts of one browser",
  request: {
    params: z.object({ id: integerParam(), kind: staffKeyKindSchema, key: integerParam() }),
  },
  responses: responses(nothingSchema, "It opens nothing any more"),
});

/** Who works for the company, what they may do, and where they are logged in. */
export function staffRouter() {
  const viewOf = async ({ tx, user, now }: StaffWork, row: StaffRow) => {
    const [view] = await staffViews(tx, [row], { viewer: user, now });
    if (!view) throw new Error("An account of the staff has no view");
    return view;
  };

  return newRouter()
    .answer(list, async ({ tx, user, now }) => ({
      staff: await staffViews(tx, await readStaff(tx), { viewer: user, now }),
    }))
    .answerInSteps(
      invite,
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
    .answer(again, async (work, { param }) => viewOf(work, await inviteAgain(work, param.id)))
    .answer(
      change,
      async (work, { param, json }) => {
        throwIfInvalid(staffProfileErrors(json));
        const refuse = async (row: StaffRow) => refuseStale(work.version, await viewOf(work, row));
        return viewOf(work, await changeStaff(work, param.id, { ...json, refuse }));
      },
      collectFieldErrors(staffProfileChangeSchema, async (_, part) => staffProfileErrors(part)),
    )
    .answer(close, async (work, { param }) => {
      await closeStaff(work, param.id);
      return {};
    })
    .answer(resetFactor, async (work, { param }) => {
      await resetStaffFactor(work, param.id);
      return {};
    })
    .answer(devices, async ({ tx, now, token }, { param }) => {
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
    .answer(endKey, async (work, { param: { id, kind, key } }) => {
      const row = await lockStaff(work.tx, work.user, id);
      await endStaffKey(work, row, { kind, id: key });
      return {};
    })
    .answer(endDevices, async (work, { param: { id } }) => {
      const { tx, user } = work;
      if (id === user.id) throw new ApiError("CONFLICT", "NOT_ON_ONESELF");
      const row = await lockStaff(tx, user, id);
      await logOutEverywhere(tx, id);
      await recordStaffAct(work, row, { action: "END_SESSIONS", before: null, after: null });
      return {};
    });
}
