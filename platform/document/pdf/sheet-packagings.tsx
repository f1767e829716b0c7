import { View } from "@react-pdf/renderer";
import { DocumentText } from "./document-text";
import type { SheetContext } from "./sheet-context";

export function SheetPackagings({ data, words, styles }: SheetContext) {
  return (
    <View style={styles.section}>
      <DocumentText style={styles.heading} minPresenceAhead={40}>
        {words.packagings}
      </DocumentText>
      <View style={styles.tableHead} wrap={false}>
        <DocumentText style={[styles.label, styles.lineLabel]}>{words.packaging}</DocumentText>
        <DocumentText style={[styles.label, styles.volume]}>{words.volume}</DocumentText>
        <DocumentText style={[styles.label, styles.bottles]}>{words.bottles}</DocumentText>
        <DocumentText style={[styles.label, styles.packagingReference]}>
          {words.reference}
        </DocumentText>
      </View>
      {data.packagings.map(({ name, reference, volume, bottles }) => (
        <View key={reference} style={styles.tableRow} wrap={false}>
          <DocumentText style={styles.lineLabel}>{name}</DocumentText>
          <DocumentText style={styles.volume}>{volume}</DocumentText>
          <DocumentText style={styles.bottles}>{bottles}</DocumentText>
          <DocumentText style={styles.packagingReference}>{reference}</DocumentText>
        </View>
      ))}
    </View>
  );
}
