import { Text, View } from "@react-pdf/renderer";
import type { SheetContext } from "./render-sheet";

/** The ways in which the product is sold, a line each. */
export function SheetPackagings({ data, words, styles }: SheetContext) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading} minPresenceAhead={40}>
        {words.packagings}
      </Text>
      <View style={styles.tableHead} wrap={false}>
        <Text style={[styles.label, styles.lineLabel]}>{words.packaging}</Text>
        <Text style={[styles.label, styles.volume]}>{words.volume}</Text>
        <Text style={[styles.label, styles.bottles]}>{words.bottles}</Text>
        <Text style={[styles.label, styles.packagingReference]}>{words.reference}</Text>
      </View>
      {data.packagings.map(({ name, reference, volume, bottles }) => (
        <View key={reference} style={styles.tableRow} wrap={false}>
          <Text style={styles.lineLabel}>{name}</Text>
          <Text style={styles.volume}>{volume}</Text>
          <Text style={styles.bottles}>{bottles}</Text>
          <Text style={styles.packagingReference}>{reference}</Text>
        </View>
      ))}
    </View>
  );
}
