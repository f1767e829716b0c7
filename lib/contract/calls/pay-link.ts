import { z } from "zod";
import { staffPayLinkSchema } from "@/lib/contract/admin/take-booking";
import { integerParam } from "@/lib/contract/integer-param";
import { call } from "../call";

const params = z.object({ id: integerParam() });

export const getStaffPayLink = call({
  name: "getStaffPayLink",
  area: "admin",
  can: "booking:read",
  method: "get",
  path: "/admin/booking/{id}/pay-link",
  summary: "What a booking’s customer would pay by link, and until when the present one is good",
  params,
  answer: staffPayLinkSchema,
  says: "The amount and the time",
});

export const sendPayLink = call({
  name: "sendPayLink",
  area: "admin",
  can: "booking:act",
  method: "post",
  path: "/admin/booking/{id}/pay-link",
  summary: "Sends the pay link again by mail and text message, once a minute at most",
  params,
  answer: staffPayLinkSchema,
  says: "The amount and the time of the link that was sent",
});
