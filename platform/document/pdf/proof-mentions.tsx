import { View } from "@react-pdf/renderer";
import type { DocumentBooking, RideDocument } from "@/platform/db/schema/document-data";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";
import type { DocumentWords } from "./document-words";
import { documentWordsFr } from "./document-words-fr";

const MISSING = "—";

type Mention = [key: keyof DocumentWords["proof"], value: string | null, detail?: string];

/**
 * The seven mentions of the order (arrêté) of 6 August 2025, large enough for an official who
 * holds the driver's telephone, and named in French too on an English document.
 */
export function ProofMentions({ data, words, figures, styles }: DocumentContext<RideDocument>) {
  const { seller, customer, booking } = data;
  const contact = [seller.headOffice, seller.phone, seller.email].filter(Boolean).join("  ·  ");
  const client = [`${customer.firstname} ${customer.lastname}`, customer.phone];
  const mentions: Mention[] = [
    ["operator", seller.legalName ?? seller.name, contact || MISSING],
    ["register", seller.vtcRegisterNumber],
    ["siren", seller.siren],
    ["client", client.join("  ·  "), customer.company ?? undefined],
    ["bookedAt", figures.dayAndTime(booking.bookedAt)],
    ["startAt", figures.dayAndTime(booking.startAt)],
    ["pickup", booking.pickup, meetingLine({ booking, words })],
  ];
  return mentions.map(([key, value, detail], index) => (
    <View key={key} style={styles.mention} wrap={false}>
      <DocumentText style={styles.mentionNumber}>{index + 1}</DocumentText>
      <View style={styles.mentionText}>
        <DocumentText style={styles.mentionLabel}>{label(words, key)}</DocumentText>
        <DocumentText style={styles.mentionValue}>{value || MISSING}</DocumentText>
        {detail && <DocumentText style={styles.mentionDetail}>{detail}</DocumentText>}
      </View>
    </View>
  ));
}

/** Where in that place, and under which name. */
function meetingLine({
  booking: { meetingPoint, board },
  words,
}: {
  booking: DocumentBooking;
  words: DocumentWords;
}): string | undefined {
  const known = [meetingPoint, board && words.board(board)].filter(Boolean);
  return known.length > 0 ? known.join("  ·  ") : undefined;
}

const label = ({ proof }: DocumentWords, key: keyof DocumentWords["proof"]) =>
  proof[key] === documentWordsFr.proof[key]
    ? proof[key]
    : `${proof[key]}  ·  ${documentWordsFr.proof[key]}`;
