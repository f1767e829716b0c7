import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import type { PaperData, RidePaper } from "@/platform/db/schema/document-data";
import type { PaperContext } from "./document-context";
import { PaperDelivery } from "./document-delivery";
import { PaperFacts } from "./document-facts";
import { paperFigures } from "./document-figures";
import { openFonts } from "./document-fonts";
import { PaperFooter, PaperHeader, RunningHeader } from "./document-header";
import { PaperLines } from "./document-lines";
import { paperLogo } from "./document-logo";
import { PaperNotes } from "./document-notes";
import { PaperParties } from "./document-parties";
import { PaperRide } from "./document-ride";
import { paperStyles } from "./document-styles";
import { paperWords } from "./document-words";
import { printInTurn } from "./print-in-turn";
import { printable } from "./printable";
import { ProofMentions } from "./proof-mentions";
import { ProofRest } from "./proof-rest";
import { QuoteSignature } from "./quote-signature";

/**
 * A paper as PDF. Keeps the processor for a good part of a second: a server uses
 * `startDocumentPrinter`.
 */
export const renderPaper = (paper: PaperData): Promise<Uint8Array> =>
  printInTurn((as) => makePaper(paper, as));

async function makePaper(paper: PaperData, as?: { isSafe: boolean }): Promise<Uint8Array> {
  openFonts();
  const data = await printable(paper, as);
  const context: PaperContext = {
    data,
    words: paperWords[data.language],
    figures: paperFigures(data.language),
    styles: paperStyles(data.look),
    logo: await paperLogo(paper.look.logo),
  };
  return renderToBuffer(<Paper {...context} />);
}

function Paper(context: PaperContext) {
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
          <PaperHeader {...context} />
          {data.kind === "PROOF" && !data.order ? (
            <Proof {...context} data={data} />
          ) : (
            <Account {...context} />
          )}
        </View>
        <PaperFooter {...context} />
      </Page>
    </Document>
  );
}

const Proof = (context: PaperContext<RidePaper>) => (
  <>
    <ProofMentions {...context} />
    <ProofRest {...context} />
  </>
);

const Account = ({ data, ...context }: PaperContext) => (
  <>
    <PaperFacts {...context} data={data} />
    <PaperParties {...context} data={data} />
    {data.order ? (
      <PaperDelivery {...context} data={data} />
    ) : (
      <PaperRide {...context} data={data} />
    )}
    <PaperLines {...context} data={data} />
    <PaperNotes {...context} data={data} />
    {data.kind === "QUOTE" && <QuoteSignature {...context} data={data} />}
  </>
);
