import { Document, Page, renderToBuffer, View } from "@react-pdf/renderer";
import type { PaperContext } from "./paper-context";
import type { PaperData, RidePaper } from "./paper-data";
import { PaperDelivery } from "./paper-delivery";
import { PaperFacts } from "./paper-facts";
import { paperFigures } from "./paper-figures";
import { openFonts } from "./paper-fonts";
import { PaperFooter, PaperHeader, RunningHeader } from "./paper-header";
import { PaperLines } from "./paper-lines";
import { paperLogo } from "./paper-logo";
import { PaperNotes } from "./paper-notes";
import { PaperParties } from "./paper-parties";
import { PaperRide } from "./paper-ride";
import { paperStyles } from "./paper-styles";
import { paperWords } from "./paper-words";
import { printInTurn } from "./print-in-turn";
import { printable } from "./printable";
import { ProofMentions } from "./proof-mentions";
import { ProofRest } from "./proof-rest";
import { QuoteSignature } from "./quote-signature";

/**
 * A paper as PDF. Keeps the processor for a good part of a second: a server uses
 * `startPaperPrinter`.
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
