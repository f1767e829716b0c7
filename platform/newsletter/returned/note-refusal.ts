import type { OnRefused } from "@/platform/mail/mail-sender";
import { noteReturn } from "./note-return";

/** Notes down that a mail server refused a letter to an address, whatever the letter was about. */
export const noteRefusal: OnRefused = (tx, letter, { certainty, reason, at }) =>
  noteReturn(tx, letter.idSite, {
    address: letter.recipientKey,
    key: `outbox ${letter.id}`,
    kind: certainty === "CERTAIN" ? "HARD" : "DOUBTFUL",
    reason,
    at,
    event: letter.event,
  });
