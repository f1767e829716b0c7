import { Text, View } from "@react-pdf/renderer";
import type { PaperContext } from "./paper-context";

/** Where the customer accepts a quote by hand. */
export function QuoteSignature({ words, styles }: PaperContext) {
  return (
    <View style={styles.signature} wrap={false}>
      <Text style={styles.heading}>{words.agreed}</Text>
      <Text>{words.agreedHow}</Text>
      <View style={styles.signatureBoxes}>
        {[words.signatureDate, words.signatureName].map((label) => (
          <View key={label} style={styles.signatureBox}>
            <Text style={styles.label}>{label}</Text>
          </View>
        ))}
        <View style={[styles.signatureBox, styles.signatureWide]}>
          <Text style={styles.label}>{words.signature}</Text>
        </View>
      </View>
    </View>
  );
}
