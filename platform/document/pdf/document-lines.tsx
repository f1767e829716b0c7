import { View } from "@react-pdf/renderer";
import { printedLines, vatsOf } from "@/platform/document/lines/document-rows";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";
import { Cell, HeaderCell } from "./table-cell";

export function DocumentLines(context: DocumentContext) {
  const { data, words, figures, styles } = context;
  const rows = printedLines(data).map((line, position) => ({ ...line, position }));
  return (
    <View style={styles.section}>
      <View data-tag="Table">
        <View data-tag="TR" style={styles.tableHead} minPresenceAhead={60} fixed>
          <HeaderCell style={[styles.lineLabel, styles.label]}>{words.line}</HeaderCell>
          <HeaderCell style={[styles.lineRate, styles.label]}>{words.vatShort}</HeaderCell>
          <HeaderCell style={[styles.lineAmount, styles.label]}>{words.netShort}</HeaderCell>
          <HeaderCell style={[styles.lineAmount, styles.label]}>{words.grossShort}</HeaderCell>
        </View>
        {rows.map(({ position, label, rate, pieces, netCents, amountCents }) => (
          <View key={position} data-tag="TR" style={styles.tableRow} wrap={false}>
            <View data-tag="TH" data-scope="Row" style={styles.lineLabel}>
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
            <Cell style={styles.lineRate}>{figures.percent(rate)}</Cell>
            <Cell style={styles.lineAmount}>{figures.euros(netCents)}</Cell>
            <Cell style={styles.lineAmount}>{figures.euros(amountCents)}</Cell>
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
    <View data-tag="TR" style={[styles.totalRow, style]} wrap={false} key={label}>
      <HeaderCell of="Row" style={styles.totalLabel}>
        {label}
      </HeaderCell>
      <Cell style={styles.amount}>{figures.euros(cents)}</Cell>
    </View>
  );
  return (
    <View data-tag="Table" style={styles.totals} wrap={data.deductions.length > 12}>
      {row(words.net, totalCents - vatCents)}
      {vatsOf(data).map(({ rate, vatCents: vat }) => row(words.vat(figures.percent(rate)), vat))}
      <View data-tag="TR" style={[styles.totalRow, styles.grandTotal]}>
        <HeaderCell of="Row" style={styles.grandLabel}>
          {words.total[data.kind]}
        </HeaderCell>
        <Cell style={styles.amount}>{figures.euros(totalCents)}</Cell>
      </View>
      {data.deductions.map(({ label, amountCents }) => row(label, -amountCents))}
      {data.paidCents !== 0 && row(isCredit ? words.refunded : words.paid, -data.paidCents)}
      {data.kind !== "QUOTE" &&
        isSettled &&
        row(isCredit ? words.toRefund : words.due, data.dueCents, styles.strong)}
    </View>
  );
}
