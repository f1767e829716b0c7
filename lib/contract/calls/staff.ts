import { z } from "zod";
import {
  staffInvitationSchema,
  staffKeyKindSchema,
  staffPersonSchema,
  staffProfileChangeSchema,
  staffSchema,
  staffSessionsSchema,
} from "@/lib/contract/admin/staff";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

const nothingSchema = z.object({});

export const listStaff = call({
  name: "listStaff",
  area: "admin",
  can: "staff:read",
  method: "get",
  path: "/admin/staff",
  summary: "Who works for the company",
  answer: staffSchema,
  says: "Everybody of the staff, by name",
});

export const inviteStaff = call({
  name: "inviteStaff",
  area: "admin",
  can: "staff:change",
  method: "post",
  path: "/admin/staff",
  summary: "Makes somebody one of the staff, and mails them a link to choose a password",
  description: "Who has an account on the site keeps it, with its password.",
  body: staffInvitationSchema,
  answer: staffPersonSchema,
  says: "Who was invited",
});

export const inviteStaffAgain = call({
  name: "inviteStaffAgain",
  area: "admin",
  can: "staff:change",
  method: "post",
  path: "/admin/staff/{id}/invitation",
  summary: "Mails the link of an invitation once more, in place of the one before",
  params,
  answer: staffPersonSchema,
  says: "Who was invited",
});

export const changeStaff = call({
  name: "changeStaff",
  area: "admin",
  can: "staff:change",
  startsFrom: "VERSION",
  method: "put",
  path: "/admin/staff/{id}",
  summary: "Changes what somebody of the staff is called, called on, or may do",
  description: "Another role ends their sessions.",
  params,
  body: staffProfileChangeSchema,
  answer: staffPersonSchema,
  says: "As they are now",
});

export const closeStaff = call({
  name: "closeStaff",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}",
  summary: "Closes the access of somebody who leaves the staff",
  description: "Who has booked or ordered keeps a member’s space; any other account is deleted.",
  params,
  answer: nothingSchema,
  says: "They are no longer of the staff",
});

export const resetStaffFactor = call({
  name: "resetStaffFactor",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}/second-factor",
  summary: "Takes the second factor of a colleague away who has lost it",
  description: "Their devices are logged out, and they are told by mail.",
  params,
  answer: nothingSchema,
  says: "Their password is enough until they set one up again",
});

export const getStaffSessions = call({
  name: "getStaffSessions",
  area: "admin",
  can: "staff:change",
  method: "get",
  path: "/admin/staff/{id}/session",
  summary: "The devices on which somebody of the staff is logged in",
  params,
  answer: staffSessionsSchema,
  says: "Those seen last first",
});

export const endStaffSessions = call({
  name: "endStaffSessions",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}/session",
  summary: "Logs every device of somebody of the staff out",
  description: "The addresses of their calendars and the alerts of their browsers end with it.",
  params,
  answer: nothingSchema,
  says: "They have to log in again",
});

export const endStaffKey = call({
  name: "endStaffKey",
  area: "admin",
  can: "staff:change",
  method: "delete",
  path: "/admin/staff/{id}/{kind}/{key}",
  summary:
    "Ends the address of one calendar of somebody of the staff, or the alerts of one browser",
  params: z.object({ id: integerParam(), kind: staffKeyKindSchema, key: integerParam() }),
  answer: nothingSchema,
  says: "It opens nothing any more",
});
