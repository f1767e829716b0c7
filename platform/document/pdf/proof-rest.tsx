import { View } from "@react-pdf/renderer";
import type { RideDocument } from "@/platform/db/schema/document-data";
import type { DocumentContext } from "./document-context";
import { Rows } from "./document-ride";
import { DocumentText } from "./document-text";
import { documentRideRows, type RideRow } from "./ride-rows";

export function ProofRest(context: DocumentContext<RideDocument>) {
  const { data, words, styles } = context;
  const { route, details } = documentRideRows(context);
  // The first two rows, when and where from, are mentions.
  const more: RideRow[] = data.seller.insurer ? [[words.insurer, data.seller.insurer]] : [];
  return (
    <>
      <View style={styles.section}>
        <DocumentText data-tag="H2" style={styles.heading} minPresenceAhead={60}>
          {words.alsoBooked}
        </DocumentText>
        <View style={styles.ride}>
          <View data-tag="L" style={styles.route}>
            <Rows styles={styles} of={[...route.slice(2), ...more]} />
          </View>
          <View data-tag="L" style={styles.details}>
            <Rows styles={styles} of={details} labelStyle={styles.detailLabel} />
          </View>
        </View>
      </View>
      <DocumentText style={styles.notes}>{words.proofLaw}</DocumentText>
    </>
  );
}
