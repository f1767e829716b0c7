import { View } from "@react-pdf/renderer";
import type { PaperContext } from "./document-context";
import { printedLines, vatsOf } from "./document-rows";
import { PaperText } from "./document-text";

/** What is charged, line by line, and what that makes. */
export function PaperLines(context: PaperContext) {
  const { data, words, figures, styles } = context;
  const rows = printedLines(data).map((line, position) => ({ ...line, position }));
  return (
    <View style={styles.section}>
      <View>
        <View style={styles.tableHead} minPresenceAhead={60} fixed>
          <PaperText style={[styles.lineLabel, styles.label]}>{words.line}</PaperText>
          <PaperText style={[styles.lineRate, styles.label]}>{words.vatShort}</PaperText>
          <PaperText style={[styles.lineAmount, styles.label]}>{words.netShort}</PaperText>
          <PaperText style={[styles.lineAmount, styles.label]}>{words.grossShort}</PaperText>
        </View>
        {rows.map(({ position, label, rate, pieces, netCents, amountCents }) => (
          <View key={position} style={styles.tableRow} wrap={false}>
            <View style={styles.lineLabel}>
              <PaperText>{label}</PaperText>
              {pieces && (
                <PaperText style={styles.label}>
                  {words.shop.pieces(
                    figures.number(pieces.quantity),
                    figures.euros(pieces.netCents),
                  )}
                </PaperText>
              )}
            </View>
            <PaperText style={styles.lineRate}>{figures.percent(rate)}</PaperText>
            <PaperText style={styles.lineAmount}>{figures.euros(netCents)}</PaperText>
            <PaperText style={styles.lineAmount}>{figures.euros(amountCents)}</PaperText>
          </View>
        ))}
      </View>
      <PaperTotals {...context} />
    </View>
  );
}

function PaperTotals({ data, words, figures, styles }: PaperContext) {
  const { totalCents, vatCents } = data.totals;
  const isCredit = data.kind === "CREDIT_NOTE";
  const isSettled = data.paidCents !== 0 || data.deductions.length > 0;
  const row = (label: string, cents: number, style = {}) => (
    <View style={[styles.totalRow, style]} wrap={false} key={label}>
      <PaperText style={styles.totalLabel}>{label}</PaperText>
      <PaperText style={styles.amount}>{figures.euros(cents)}</PaperText>
    </View>
  );
  return (
    <View style={styles.totals} wrap={data.deductions.length > 12}>
      {row(words.net, totalCents - vatCents)}
      {vatsOf(data).map(({ rate, vatCents: vat }) => row(words.vat(figures.percent(rate)), vat))}
      <View style={[styles.totalRow, styles.grandTotal]}>
        <PaperText style={styles.grandLabel}>{words.total[data.kind]}</PaperText>
        <PaperText style={styles.amount}>{figures.euros(totalCents)}</PaperText>
      </View>
      {data.deductions.map(({ label, amountCents }) => row(label, -amountCents))}
      {data.paidCents !== 0 && row(isCredit ? words.refunded : words.paid, -data.paidCents)}
      {data.kind !== "QUOTE" &&
        isSettled &&
        row(isCredit ? words.toRefund : words.due, data.dueCents, styles.strong)}
    </View>
  );
}
