import { View } from "@react-pdf/renderer";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";

/** Dates of the document and its purchase, under the header. */
export function DocumentFacts({ data, words, figures, styles }: DocumentContext) {
  const { kind, booking, order, business, validUntil, refersTo, dueAt, dueCents, reason } = data;
  const isClaim = kind === "INVOICE" || kind === "DEPOSIT_INVOICE";
  const openUntil = dueAt ? figures.day(dueAt) : words.onReceipt;
  const facts = [
    [words.issuedAt, figures.day(data.issuedAt)],
    ...(order
      ? [
          [words.shop.orderedAt, figures.day(order.orderedAt)],
          [words.shop.reference, order.reference],
        ]
      : business
        ? [
            [words.business.period, figures.month(business.month)],
            [words.business.rides, figures.number(business.rides)],
          ]
        : [
            [words.servedAt, figures.day(booking.startAt)],
            [words.reference, booking.reference],
          ]),
    [words.dueAt, isClaim && (dueCents > 0 ? openUntil : words.settled)],
    [words.validUntil, validUntil && figures.day(validUntil)],
    [words.refersTo, refersTo && words.invoiceOf(refersTo.number, figures.day(refersTo.issuedAt))],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <>
      <View data-tag="L" style={styles.facts}>
        {facts.map(([label, value]) => (
          <View key={label} data-tag="LI" style={styles.fact}>
            <DocumentText data-tag="Lbl" style={styles.label}>
              {label}
            </DocumentText>
            <DocumentText data-tag="LBody">{value}</DocumentText>
          </View>
        ))}
      </View>
      {reason && (
        <View style={styles.reason}>
          <DocumentText style={styles.label}>{words.reason}</DocumentText>
          <DocumentText>{reason}</DocumentText>
        </View>
      )}
    </>
  );
}
