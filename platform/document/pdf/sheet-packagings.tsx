import { View } from "@react-pdf/renderer";
import { PaperText } from "./document-text";
import type { SheetContext } from "./render-sheet";

/** The ways in which the product is sold, a line each. */
export function SheetPackagings({ data, words, styles }: SheetContext) {
  return (
    <View style={styles.section}>
      <PaperText style={styles.heading} minPresenceAhead={40}>
        {words.packagings}
      </PaperText>
      <View style={styles.tableHead} wrap={false}>
        <PaperText style={[styles.label, styles.lineLabel]}>{words.packaging}</PaperText>
        <PaperText style={[styles.label, styles.volume]}>{words.volume}</PaperText>
        <PaperText style={[styles.label, styles.bottles]}>{words.bottles}</PaperText>
        <PaperText style={[styles.label, styles.packagingReference]}>{words.reference}</PaperText>
      </View>
      {data.packagings.map(({ name, reference, volume, bottles }) => (
        <View key={reference} style={styles.tableRow} wrap={false}>
          <PaperText style={styles.lineLabel}>{name}</PaperText>
          <PaperText style={styles.volume}>{volume}</PaperText>
          <PaperText style={styles.bottles}>{bottles}</PaperText>
          <PaperText style={styles.packagingReference}>{reference}</PaperText>
        </View>
      ))}
    </View>
  );
}
