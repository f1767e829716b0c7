import { View } from "@react-pdf/renderer";
import type { RidePaper } from "@/platform/db/schema/document-data";
import type { PaperContext } from "./document-context";
import { Rows } from "./document-ride";
import { PaperText } from "./document-text";
import { type RideRow, rideRows } from "./ride-rows";

/** What a proof says besides its seven mentions. */
export function ProofRest(context: PaperContext<RidePaper>) {
  const { data, words, styles } = context;
  const { route, details } = rideRows(context);
  // The first two rows, when and where from, are mentions.
  const more: RideRow[] = data.seller.insurer ? [[words.insurer, data.seller.insurer]] : [];
  return (
    <>
      <View style={styles.section}>
        <PaperText style={styles.heading} minPresenceAhead={60}>
          {words.alsoBooked}
        </PaperText>
        <View style={styles.ride}>
          <View style={styles.route}>
            <Rows styles={styles} of={[...route.slice(2), ...more]} />
          </View>
          <View style={styles.details}>
            <Rows styles={styles} of={details} labelStyle={styles.detailLabel} />
          </View>
        </View>
      </View>
      <PaperText style={styles.notes}>{words.proofLaw}</PaperText>
    </>
  );
}
