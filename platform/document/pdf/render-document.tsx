import { Document, Page, View } from "@react-pdf/renderer";
import type { DocumentData, RideDocument } from "@/platform/db/schema/document-data";
import { attachFacturX } from "@/platform/document/factur-x/attach-factur-x";
import { isElectronic } from "@/platform/document/factur-x/cii-invoice";
import type { DocumentContext } from "./document-context";
import { DocumentDelivery } from "./document-delivery";
import { DocumentFacts } from "./document-facts";
import { documentFigures } from "./document-figures";
import { openFonts } from "./document-fonts";
import { DocumentFooter, DocumentHeader, RunningHeader } from "./document-header";
import { DocumentLines } from "./document-lines";
import { documentLogo, type UploadedPictures } from "./document-logo";
import { DocumentNotes } from "./document-notes";
import { DocumentParties } from "./document-parties";
import { DocumentRide } from "./document-ride";
import { documentStyles } from "./document-styles";
import { documentWords } from "./document-words";
import { printInTurn } from "./print-in-turn";
import { printable } from "./printable";
import { ProofMentions } from "./proof-mentions";
import { ProofRest } from "./proof-rest";
import { QuoteSignature } from "./quote-signature";
import { renderTagged } from "./tagged/render-tagged";

/** Renders a document as PDF, which takes long: a server uses `startDocumentPrinter`. */
export const renderDocument = (
  document: DocumentData,
  uploaded: UploadedPictures = {},
): Promise<Uint8Array> => printInTurn((as) => makePaper(document, uploaded, as));

async function makePaper(
  document: DocumentData,
  uploaded: UploadedPictures,
  as?: { isSafe: boolean },
): Promise<Uint8Array> {
  openFonts();
  const data = await printable(document, as);
  const context: DocumentContext = {
    data,
    words: documentWords[data.language],
    figures: documentFigures(data.language),
    styles: documentStyles(data.look),
    logo: await documentLogo(document.look.logo, uploaded),
  };
  const pdf = await renderTagged(<Paper {...context} />);
  return isElectronic(document) ? attachFacturX(pdf, document) : pdf;
}

function Paper(context: DocumentContext) {
  const { data, words, styles } = context;
  const issuedAt = new Date(data.issuedAt);
  return (
    <Document
      title={`${words.title[data.kind]} ${data.number}`}
      author={data.seller.name}
      creator={data.seller.name}
      language={data.language === "en" ? "en-GB" : "fr-FR"}
      creationDate={issuedAt}
      modificationDate={issuedAt}
    >
      <Page size="A4" style={styles.page}>
        <RunningHeader {...context} />
        <View style={styles.body}>
          <DocumentHeader {...context} />
          {data.kind === "PROOF" && data.booking ? (
            <Proof {...context} data={data} />
          ) : (
            <Account {...context} />
          )}
        </View>
        <DocumentFooter {...context} />
      </Page>
    </Document>
  );
}

const Proof = (context: DocumentContext<RideDocument>) => (
  <>
    <ProofMentions {...context} />
    <ProofRest {...context} />
  </>
);

const Account = ({ data, ...context }: DocumentContext) => (
  <>
    <DocumentFacts {...context} data={data} />
    <DocumentParties {...context} data={data} />
    {data.order && <DocumentDelivery {...context} data={data} />}
    {data.booking && <DocumentRide {...context} data={data} />}
    <DocumentLines {...context} data={data} />
    <DocumentNotes {...context} data={data} />
    {data.kind === "QUOTE" && <QuoteSignature {...context} data={data} />}
  </>
);
