import { Text, View } from "@react-pdf/renderer";
import type { PaperContext } from "./paper-context";
import { Rows } from "./paper-ride";
import { type RideRow, rideRows } from "./ride-rows";

/** What a proof says besides its seven mentions. */
export function ProofRest(context: PaperContext) {
  const { data, words, styles } = context;
  const { route, details } = rideRows(context);
  // The first two rows, when and where from, are mentions.
  const more: RideRow[] = data.seller.insurer ? [[words.insurer, data.seller.insurer]] : [];
  return (
    <>
      <View style={styles.section}>
        <Text style={styles.heading} minPresenceAhead={60}>
          {words.alsoBooked}
        </Text>
        <View style={styles.ride}>
          <View style={styles.route}>
            <Rows styles={styles} of={[...route.slice(2), ...more]} />
          </View>
          <View style={styles.details}>
            <Rows styles={styles} of={details} labelStyle={styles.detailLabel} />
          </View>
        </View>
      </View>
      <Text style={styles.notes}>{words.proofLaw}</Text>
    </>
  );
}
