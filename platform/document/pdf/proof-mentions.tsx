import { View } from "@react-pdf/renderer";
import { fullName } from "@/lib/rules/text/full-name";
import type { DocumentBooking, RideDocument } from "@/platform/db/schema/document-data";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";
import { type DocumentWords, documentWordsFr } from "./document-words-fr";

const MISSING = "—";

/** Its details stand on lines of their own: a name from right to left turns no number round. */
type Mention = [
  key: keyof DocumentWords["proof"],
  value: string | null,
  ...details: (string | null | undefined)[],
];

/**
 * Seven mentions of the order (arrêté) of 6 August 2025, large enough for an official who holds the
 * driver's telephone, and named in French too on an English document.
 */
export function ProofMentions({ data, words, figures, styles }: DocumentContext<RideDocument>) {
  const { seller, customer, booking } = data;
  const contact = [seller.headOffice, seller.phone, seller.email].filter(Boolean).join("  ·  ");
  const mentions: Mention[] = [
    ["operator", seller.legalName ?? seller.name, contact || MISSING],
    ["register", seller.vtcRegisterNumber],
    ["siren", seller.siren],
    ["client", fullName(customer), customer.phone, customer.company],
    ["bookedAt", figures.dayAndTime(booking.bookedAt)],
    ["startAt", figures.dayAndTime(booking.startAt)],
    ["pickup", booking.pickup, ...meetingLines({ booking, words })],
  ];
  const items = mentions.map(([key, value, ...details], index) => (
    <View key={key} data-tag="LI" style={styles.mention} wrap={false}>
      <DocumentText data-tag="Lbl" style={styles.mentionNumber}>
        {index + 1}
      </DocumentText>
      <View data-tag="LBody" style={styles.mentionText}>
        <DocumentText style={styles.mentionLabel}>{label(words, key)}</DocumentText>
        <DocumentText style={styles.mentionValue}>{value || MISSING}</DocumentText>
        {details.filter(Boolean).map((detail) => (
          <DocumentText key={detail} style={styles.mentionDetail}>
            {detail}
          </DocumentText>
        ))}
      </View>
    </View>
  ));
  return <View data-tag="L">{items}</View>;
}

function meetingLines({
  booking: { meetingPoint, board },
  words,
}: {
  booking: DocumentBooking;
  words: DocumentWords;
}) {
  return [meetingPoint, board && words.board(board)];
}

const label = ({ proof }: DocumentWords, key: keyof DocumentWords["proof"]) =>
  proof[key] === documentWordsFr.proof[key]
    ? proof[key]
    : `${proof[key]}  ·  ${documentWordsFr.proof[key]}`;
