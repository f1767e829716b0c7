import { View } from "@react-pdf/renderer";
import type { PaperBooking, RidePaper } from "@/platform/db/schema/document-data";
import type { PaperContext } from "./document-context";
import { PaperText } from "./document-text";
import type { PaperWords } from "./document-words";
import { paperWordsFr } from "./document-words-fr";

const MISSING = "—";

type Mention = [key: keyof PaperWords["proof"], value: string | null, detail?: string];

/**
 * The seven mentions of the order (arrêté) of 6 August 2025, large enough for an official who
 * holds the driver's telephone, and named in French too on an English paper.
 */
export function ProofMentions({ data, words, figures, styles }: PaperContext<RidePaper>) {
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
      <PaperText style={styles.mentionNumber}>{index + 1}</PaperText>
      <View style={styles.mentionText}>
        <PaperText style={styles.mentionLabel}>{label(words, key)}</PaperText>
        <PaperText style={styles.mentionValue}>{value || MISSING}</PaperText>
        {detail && <PaperText style={styles.mentionDetail}>{detail}</PaperText>}
      </View>
    </View>
  ));
}

/** Where in that place, and under which name. */
function meetingLine({
  booking: { meetingPoint, board },
  words,
}: {
  booking: PaperBooking;
  words: PaperWords;
}): string | undefined {
  const known = [meetingPoint, board && words.board(board)].filter(Boolean);
  return known.length > 0 ? known.join("  ·  ") : undefined;
}

const label = ({ proof }: PaperWords, key: keyof PaperWords["proof"]) =>
  proof[key] === paperWordsFr.proof[key]
    ? proof[key]
    : `${proof[key]}  ·  ${paperWordsFr.proof[key]}`;
