import { Text, View } from "@react-pdf/renderer";
import { lineNets } from "./line-nets";
import type { PaperContext } from "./paper-context";

/** What is charged, line by line, and what that makes. */
export function PaperLines(context: PaperContext) {
  const { data, words, figures, styles } = context;
  const nets = lineNets(
    data.lines.map((line) => line.amountCents),
    data.totals.totalCents - data.totals.vatCents,
  );
  const rows = data.lines.map((line, position) => ({
    ...line,
    position,
    netCents: nets[position] ?? 0,
  }));
  const rate = figures.percent(data.totals.vatRate);
  return (
    <View style={styles.section}>
      <View>
        <View style={styles.tableHead} minPresenceAhead={60} fixed>
          <Text style={[styles.lineLabel, styles.label]}>{words.line}</Text>
          <Text style={[styles.lineRate, styles.label]}>{words.vatShort}</Text>
          <Text style={[styles.lineAmount, styles.label]}>{words.netShort}</Text>
          <Text style={[styles.lineAmount, styles.label]}>{words.grossShort}</Text>
        </View>
        {rows.map(({ position, label, netCents, amountCents }) => (
          <View key={position} style={styles.tableRow} wrap={false}>
            <Text style={styles.lineLabel}>{label}</Text>
            <Text style={styles.lineRate}>{rate}</Text>
            <Text style={styles.lineAmount}>{figures.euros(netCents)}</Text>
            <Text style={styles.lineAmount}>{figures.euros(amountCents)}</Text>
          </View>
        ))}
      </View>
      <PaperTotals {...context} />
    </View>
  );
}

function PaperTotals({ data, words, figures, styles }: PaperContext) {
  const { totalCents, vatCents, vatRate } = data.totals;
  const isCredit = data.kind === "CREDIT_NOTE";
  const isSettled = data.paidCents !== 0 || data.deductions.length > 0;
  const row = (label: string, cents: number, style = {}) => (
    <View style={[styles.totalRow, style]} wrap={false} key={label}>
      <Text style={styles.totalLabel}>{label}</Text>
      <Text style={styles.amount}>{figures.euros(cents)}</Text>
    </View>
  );
  return (
    <View style={styles.totals} wrap={data.deductions.length > 12}>
      {row(words.net, totalCents - vatCents)}
      {row(words.vat(figures.percent(vatRate)), vatCents)}
      <View style={[styles.totalRow, styles.grandTotal]}>
        <Text style={styles.grandLabel}>{words.total[data.kind]}</Text>
        <Text style={styles.amount}>{figures.euros(totalCents)}</Text>
      </View>
      {data.deductions.map(({ label, amountCents }) => row(label, -amountCents))}
      {data.paidCents !== 0 && row(isCredit ? words.refunded : words.paid, -data.paidCents)}
      {data.kind !== "QUOTE" &&
        isSettled &&
        row(isCredit ? words.toRefund : words.due, data.dueCents, styles.strong)}
    </View>
  );
}
