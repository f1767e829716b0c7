import { View } from "@react-pdf/renderer";
import type { PaperContext } from "./paper-context";
import type { OrderPaper } from "./paper-data";
import { Rows } from "./paper-ride";
import { PaperText } from "./paper-text";
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
