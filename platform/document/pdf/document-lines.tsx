import { View } from "@react-pdf/renderer";
import { printedLines, vatsOf } from "@/platform/document/lines/document-rows";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";

export function DocumentLines(context: DocumentContext) {
  const { data, words, figures, styles } = context;
  const rows = printedLines(data).map((line, position) => ({ ...line, position }));
  return (
    <View style={styles.section}>
      <View>
        <View style={styles.tableHead} minPresenceAhead={60} fixed>
          <DocumentText style={[styles.lineLabel, styles.label]}>{words.line}</DocumentText>
          <DocumentText style={[styles.lineRate, styles.label]}>{words.vatShort}</DocumentText>
          <DocumentText style={[styles.lineAmount, styles.label]}>{words.netShort}</DocumentText>
          <DocumentText style={[styles.lineAmount, styles.label]}>{words.grossShort}</DocumentText>
        </View>
        {rows.map(({ position, label, rate, pieces, netCents, amountCents }) => (
          <View key={position} style={styles.tableRow} wrap={false}>
            <View style={styles.lineLabel}>
              <DocumentText>{label}</DocumentText>
              {pieces && (
                <DocumentText style={styles.label}>
                  {words.shop.pieces(
                    figures.number(pieces.quantity),
                    figures.euros(pieces.netCents),
                  )}
                </DocumentText>
              )}
            </View>
            <DocumentText style={styles.lineRate}>{figures.percent(rate)}</DocumentText>
            <DocumentText style={styles.lineAmount}>{figures.euros(netCents)}</DocumentText>
            <DocumentText style={styles.lineAmount}>{figures.euros(amountCents)}</DocumentText>
          </View>
        ))}
      </View>
      <PaperTotals {...context} />
    </View>
  );
}

function PaperTotals({ data, words, figures, styles }: DocumentContext) {
  const { totalCents, vatCents } = data.totals;
  const isCredit = data.kind === "CREDIT_NOTE";
  const isSettled = data.paidCents !== 0 || data.deductions.length > 0;
  const row = (label: string, cents: number, style = {}) => (
    <View style={[styles.totalRow, style]} wrap={false} key={label}>
      <DocumentText style={styles.totalLabel}>{label}</DocumentText>
      <DocumentText style={styles.amount}>{figures.euros(cents)}</DocumentText>
    </View>
  );
  return (
    <View style={styles.totals} wrap={data.deductions.length > 12}>
      {row(words.net, totalCents - vatCents)}
      {vatsOf(data).map(({ rate, vatCents: vat }) => row(words.vat(figures.percent(rate)), vat))}
      <View style={[styles.totalRow, styles.grandTotal]}>
        <DocumentText style={styles.grandLabel}>{words.total[data.kind]}</DocumentText>
        <DocumentText style={styles.amount}>{figures.euros(totalCents)}</DocumentText>
      </View>
      {data.deductions.map(({ label, amountCents }) => row(label, -amountCents))}
      {data.paidCents !== 0 && row(isCredit ? words.refunded : words.paid, -data.paidCents)}
      {data.kind !== "QUOTE" &&
        isSettled &&
        row(isCredit ? words.toRefund : words.due, data.dueCents, styles.strong)}
    </View>
  );
}
