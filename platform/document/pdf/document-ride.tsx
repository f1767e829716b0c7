import { View } from "@react-pdf/renderer";
import type { RidePaper } from "@/platform/db/schema/document-data";
import type { PaperContext } from "./document-context";
import type { PaperStyles } from "./document-styles";
import { PaperText } from "./document-text";
import { type RideRow, rideRows } from "./ride-rows";

/** The service that is sold: the route, and its details beside it. */
export function PaperRide(context: PaperContext<RidePaper>) {
  const { data, words, styles } = context;
  const { route, details } = rideRows(context);
  return (
    <View style={styles.section}>
      <PaperText style={styles.heading} minPresenceAhead={60}>
        {words.rideKind[data.booking.kind]}
      </PaperText>
      <View style={[styles.rows, styles.ride]}>
        <View style={styles.route}>
          <Rows styles={styles} of={route} />
        </View>
        <View style={styles.details}>
          <Rows styles={styles} of={details} labelStyle={styles.detailLabel} />
        </View>
      </View>
    </View>
  );
}

interface RowsProps {
  styles: PaperContext["styles"];
  of: RideRow[];
  labelStyle?: PaperStyles["detailLabel"] | undefined;
}

export const Rows = ({ styles, of, labelStyle }: RowsProps) =>
  of.map(([label, value]) => (
    <View key={label} style={styles.row} wrap={false}>
      <PaperText style={labelStyle ? [styles.rowLabel, labelStyle] : styles.rowLabel}>
        {label}
      </PaperText>
      <PaperText style={styles.rowValue}>{value}</PaperText>
    </View>
  ));
