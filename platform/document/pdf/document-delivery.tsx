import { View } from "@react-pdf/renderer";
import type { OrderDocument } from "@/platform/db/schema/document-data";
import type { DocumentContext } from "./document-context";
import { Rows } from "./document-ride";
import { DocumentText } from "./document-text";
import { knownRows } from "./ride-rows";

export function DocumentDelivery({ data, words, figures, styles }: DocumentContext<OrderDocument>) {
  const { mode, carrier, address, collect } = data.order;
  const shopWords = words.shop;
  const when =
    collect && shopWords.collectTime(figures.day(collect.date), collect.from, collect.until);
  const rows = knownRows([
    [shopWords.mode, shopWords.modes[mode]],
    [shopWords.carrier, carrier],
    [shopWords.address, address],
    [shopWords.collectAt, collect?.place ?? null],
    [shopWords.collectWhen, when],
  ]);
  return (
    <View style={styles.section}>
      <DocumentText data-tag="H2" style={styles.heading} minPresenceAhead={60}>
        {mode === "CLICK_AND_COLLECT" ? shopWords.collection : shopWords.delivery}
      </DocumentText>
      <View data-tag="L" style={styles.rows}>
        <Rows styles={styles} of={rows} />
      </View>
    </View>
  );
}
