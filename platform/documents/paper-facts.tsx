import { Text, View } from "@react-pdf/renderer";
import type { PaperContext } from "./paper-context";

/** The paper's dates and what it belongs to, under the header. */
export function PaperFacts({ data, words, figures, styles }: PaperContext) {
  const { kind, booking, validUntil, refersTo, dueAt, dueCents, reason } = data;
  const isClaim = kind === "INVOICE" || kind === "DEPOSIT_INVOICE";
  const openUntil = dueAt ? figures.day(dueAt) : words.onReceipt;
  const facts = [
    [words.issuedAt, figures.day(data.issuedAt)],
    [words.servedAt, figures.day(booking.startAt)],
    [words.reference, booking.reference],
    [words.dueAt, isClaim && (dueCents > 0 ? openUntil : words.settled)],
    [words.validUntil, validUntil && figures.day(validUntil)],
    [words.refersTo, refersTo && words.invoiceOf(refersTo.number, figures.day(refersTo.issuedAt))],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <>
      <View style={styles.facts}>
        {facts.map(([label, value]) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.label}>{label}</Text>
            <Text>{value}</Text>
          </View>
        ))}
      </View>
      {reason && (
        <View style={styles.reason}>
          <Text style={styles.label}>{words.reason}</Text>
          <Text>{reason}</Text>
        </View>
      )}
    </>
  );
}
