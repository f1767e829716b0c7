import { View } from "@react-pdf/renderer";
import type { OrderPaper } from "@/platform/db/schema/document-data";
import type { PaperContext } from "./document-context";
import { Rows } from "./document-ride";
import { PaperText } from "./document-text";
import { knownRows } from "./ride-rows";

/** How what was bought gets to its customer, and where. */
export function PaperDelivery({ data, words, figures, styles }: PaperContext<OrderPaper>) {
  const { mode, carrier, address, collect } = data.order;
  const said = words.shop;
  const when = collect && said.collectTime(figures.day(collect.date), collect.from, collect.until);
  const rows = knownRows([
    [said.mode, said.modes[mode]],
    [said.carrier, carrier],
    [said.address, address],
    [said.collectAt, collect?.place ?? null],
    [said.collectWhen, when],
  ]);
  return (
    <View style={styles.section}>
      <PaperText style={styles.heading} minPresenceAhead={60}>
        {said.delivery}
      </PaperText>
      <View style={styles.rows}>
        <Rows styles={styles} of={rows} />
      </View>
    </View>
  );
}
