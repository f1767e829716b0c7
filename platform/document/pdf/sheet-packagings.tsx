import { View } from "@react-pdf/renderer";
import { DocumentText } from "./document-text";
import type { SheetContext } from "./sheet-context";
import { Cell, HeaderCell } from "./table-cell";

export function SheetPackagings({ data, words, styles }: SheetContext) {
  return (
    <View style={styles.section}>
      <DocumentText data-tag="H2" style={styles.heading} minPresenceAhead={40}>
        {words.packagings}
      </DocumentText>
      <View data-tag="Table">
        <View data-tag="TR" style={styles.tableHead} wrap={false}>
          <HeaderCell style={[styles.label, styles.lineLabel]}>{words.packaging}</HeaderCell>
          <HeaderCell style={[styles.label, styles.volume]}>{words.volume}</HeaderCell>
          <HeaderCell style={[styles.label, styles.bottles]}>{words.bottles}</HeaderCell>
          <HeaderCell style={[styles.label, styles.packagingReference]}>
            {words.reference}
          </HeaderCell>
        </View>
        {data.packagings.map(({ name, reference, volume, bottles }) => (
          <View key={reference} data-tag="TR" style={styles.tableRow} wrap={false}>
            <HeaderCell of="Row" style={styles.lineLabel}>
              {name}
            </HeaderCell>
            <Cell style={styles.volume}>{volume}</Cell>
            <Cell style={styles.bottles}>{bottles}</Cell>
            <Cell style={styles.packagingReference}>{reference}</Cell>
          </View>
        ))}
      </View>
    </View>
  );
}
