import { View } from "@react-pdf/renderer";
import type { PaperContext } from "./document-context";
import { PaperText } from "./document-text";

/** Where the customer accepts a quote by hand. */
export function QuoteSignature({ words, styles }: PaperContext) {
  return (
    <View style={styles.signature} wrap={false}>
      <PaperText style={styles.heading}>{words.agreed}</PaperText>
      <PaperText>{words.agreedHow}</PaperText>
      <View style={styles.signatureBoxes}>
        {[words.signatureDate, words.signatureName].map((label) => (
          <View key={label} style={styles.signatureBox}>
            <PaperText style={styles.label}>{label}</PaperText>
          </View>
        ))}
        <View style={[styles.signatureBox, styles.signatureWide]}>
          <PaperText style={styles.label}>{words.signature}</PaperText>
        </View>
      </View>
    </View>
  );
}
