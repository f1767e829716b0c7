import { View } from "@react-pdf/renderer";
import type { DocumentContext } from "./document-context";
import { DocumentText } from "./document-text";

/** Mentions that the law requires under the amounts, as they apply to this customer. */
export function DocumentNotes({ data, words, figures, styles }: DocumentContext) {
  const { seller, totals, emissionsKg, kind, customer } = data;
  const isClaim = kind === "INVOICE" || kind === "DEPOSIT_INVOICE";
  const isForConsumer = customer.kind === "CONSUMER";
  const mediator = [seller.mediator, seller.mediatorUrl].filter(Boolean).join(", ");
  const [emissions, ofCarbon] = words.emissions;
  return (
    <View style={styles.notes} wrap={false}>
      {kind === "DEPOSIT_INVOICE" && <DocumentText>{words.isDeposit}</DocumentText>}
      {kind === "QUOTE" && <DocumentText>{words.quoteTerms}</DocumentText>}
      <DocumentText>{data.order ? words.shop.category : words.category}</DocumentText>
      {totals.vatRate === 0 && !seller.vatNumber && <DocumentText>{words.vatExempt}</DocumentText>}
      {emissionsKg !== null && (
        <DocumentText>
          {emissions}
          {figures.number(emissionsKg)}
          {ofCarbon}
          <DocumentText style={styles.lowered}>2</DocumentText>
          {words.emissionsLaw}
        </DocumentText>
      )}
      {isClaim && <DocumentText>{words.latePayment[customer.kind]}</DocumentText>}
      {seller.insurer && <DocumentText>{words.insuredBy(seller.insurer)}</DocumentText>}
      {isForConsumer && mediator && <DocumentText>{words.mediator(mediator)}</DocumentText>}
    </View>
  );
}
