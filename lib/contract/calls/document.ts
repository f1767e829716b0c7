import { documentByKey, keyAccess } from "@/lib/contract/key-access";
import { call } from "../call";

export const getBookingProof = call({
  name: "getBookingProof",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/booking/{reference}/proof",
  summary: "The booking proof, as a PDF",
  ...keyAccess,
  file: "application/pdf",
  says: "The proof with its seven mentions",
});

export const getBookingCalendar = call({
  name: "getBookingCalendar",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/booking/{reference}/calendar",
  summary: "The rides as a calendar file (RFC 5545)",
  ...keyAccess,
  file: "text/calendar",
  says: "The calendar file, as the booking stands",
});

export const getBookingDocument = call({
  name: "getBookingDocument",
  area: "booking",
  access: "KEY",
  session: "OPTIONAL",
  limit: "paper",
  method: "get",
  path: "/booking/{reference}/paper/{number}",
  summary: "A quote, an invoice or a credit note, as a PDF",
  ...documentByKey,
  file: "application/pdf",
  says: "The paper as it was issued",
});
