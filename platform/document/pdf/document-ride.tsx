import { View } from "@react-pdf/renderer";
import type { RideDocument } from "@/platform/db/schema/document-data";
import type { DocumentContext } from "./document-context";
import type { DocumentStyles } from "./document-styles";
import { DocumentText } from "./document-text";
import { documentRideRows, type RideRow } from "./ride-rows";

export function DocumentRide(context: DocumentContext<RideDocument>) {
  const { data, words, styles } = context;
  const { route, details } = documentRideRows(context);
  return (
    <View style={styles.section}>
      <DocumentText data-tag="H2" style={styles.heading} minPresenceAhead={60}>
        {words.rideKind[data.booking.kind]}
      </DocumentText>
      <View style={[styles.rows, styles.ride]}>
        <View data-tag="L" style={styles.route}>
          <Rows styles={styles} of={route} />
        </View>
        <View data-tag="L" style={styles.details}>
          <Rows styles={styles} of={details} labelStyle={styles.detailLabel} />
        </View>
      </View>
    </View>
  );
}

interface RowsProps {
  styles: DocumentContext["styles"];
  of: RideRow[];
  labelStyle?: DocumentStyles["detailLabel"] | undefined;
}

export const Rows = ({ styles, of, labelStyle }: RowsProps) =>
  of.map(([label, value]) => (
    <View key={label} data-tag="LI" style={styles.row} wrap={false}>
      <DocumentText
        data-tag="Lbl"
        style={labelStyle ? [styles.rowLabel, labelStyle] : styles.rowLabel}
      >
        {label}
      </DocumentText>
      <DocumentText data-tag="LBody" style={styles.rowValue}>
        {value}
      </DocumentText>
    </View>
  ));
