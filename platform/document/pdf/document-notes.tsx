import { View } from "@react-pdf/renderer";
import type { PaperContext } from "./document-context";
import { PaperText } from "./document-text";

/** What the law wants said under the amounts, as it applies to this customer. */
export function PaperNotes({ data, words, figures, styles }: PaperContext) {
  const { seller, totals, emissionsKg, kind, customer } = data;
  const isClaim = kind === "INVOICE" || kind === "DEPOSIT_INVOICE";
  const isForConsumer = customer.kind === "CONSUMER";
  const mediator = [seller.mediator, seller.mediatorUrl].filter(Boolean).join(", ");
  const [emissions, ofCarbon] = words.emissions;
  return (
    <View style={styles.notes} wrap={false}>
      {kind === "DEPOSIT_INVOICE" && <PaperText>{words.isDeposit}</PaperText>}
      {kind === "QUOTE" && <PaperText>{words.quoteTerms}</PaperText>}
      <PaperText>{data.order ? words.shop.category : words.category}</PaperText>
      {totals.vatRate === 0 && !seller.vatNumber && <PaperText>{words.vatExempt}</PaperText>}
      {emissionsKg !== null && (
        <PaperText>
          {emissions}
          {figures.number(emissionsKg)}
          {ofCarbon}
          <PaperText style={styles.lowered}>2</PaperText>
          {words.emissionsLaw}
        </PaperText>
      )}
      {isClaim && <PaperText>{words.latePayment[customer.kind]}</PaperText>}
      {seller.insurer && <PaperText>{words.insuredBy(seller.insurer)}</PaperText>}
      {isForConsumer && mediator && <PaperText>{words.mediator(mediator)}</PaperText>}
    </View>
  );
}
