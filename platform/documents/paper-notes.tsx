import { Text, View } from "@react-pdf/renderer";
import type { PaperContext } from "./paper-context";

/** What the law wants said under the amounts, as it applies to this customer. */
export function PaperNotes({ data, words, figures, styles }: PaperContext) {
  const { seller, totals, emissionsKg, kind, customer } = data;
  const isClaim = kind === "INVOICE" || kind === "DEPOSIT_INVOICE";
  const isForConsumer = customer.kind === "CONSUMER";
  const mediator = [seller.mediator, seller.mediatorUrl].filter(Boolean).join(", ");
  const [emissions, ofCarbon] = words.emissions;
  return (
    <View style={styles.notes} wrap={false}>
      {kind === "DEPOSIT_INVOICE" && <Text>{words.isDeposit}</Text>}
      {kind === "QUOTE" && <Text>{words.quoteTerms}</Text>}
      <Text>{words.category}</Text>
      {totals.vatRate === 0 && !seller.vatNumber && <Text>{words.vatExempt}</Text>}
      {emissionsKg !== null && (
        <Text>
          {emissions}
          {figures.number(emissionsKg)}
          {ofCarbon}
          <Text style={styles.lowered}>2</Text>
          {words.emissionsLaw}
        </Text>
      )}
      {isClaim && <Text>{words.latePayment[customer.kind]}</Text>}
      {seller.insurer && <Text>{words.insuredBy(seller.insurer)}</Text>}
      {isForConsumer && mediator && <Text>{words.mediator(mediator)}</Text>}
    </View>
  );
}
