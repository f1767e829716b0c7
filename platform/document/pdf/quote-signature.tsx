import { View } from "@react-pdf/renderer";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";

export function QuoteSignature({ words, styles }: DocumentContext) {
  return (
    <View style={styles.signature} wrap={false}>
      <DocumentText data-tag="H2" style={styles.heading}>
        {words.agreed}
      </DocumentText>
      <DocumentText>{words.agreedHow}</DocumentText>
      <View style={styles.signatureBoxes}>
        {[words.signatureDate, words.signatureName].map((label) => (
          <View key={label} style={styles.signatureBox}>
            <DocumentText style={styles.label}>{label}</DocumentText>
          </View>
        ))}
        <View style={[styles.signatureBox, styles.signatureWide]}>
          <DocumentText style={styles.label}>{words.signature}</DocumentText>
        </View>
      </View>
    </View>
  );
}
