import { Document, Page, View } from "@react-pdf/renderer";
import type { TermsPaper } from "@/platform/db/schema/terms-paper";
import { DocumentFigure } from "./document-figure";
import { openFonts } from "./document-fonts";
import { logoSize } from "./document-header";
import { type DocumentLogo, documentLogo, type UploadedPictures } from "./document-logo";
import { DocumentText } from "./document-text";
import { htmlParagraphs, type Paragraph } from "./html-paragraphs";
import { printInTurn } from "./print-in-turn";
import { printable } from "./printable";
import { sheetStyles } from "./sheet-styles";
import { renderTagged } from "./tagged/render-tagged";
import { termsWords } from "./terms-words";

/** Renders accepted terms as PDF; a server uses `startDocumentPrinter`. */
export const renderTerms = (
  paper: TermsPaper,
  uploaded: UploadedPictures = {},
): Promise<Uint8Array> => printInTurn((as) => makeTerms(paper, uploaded, as));

async function makeTerms(
  paper: TermsPaper,
  uploaded: UploadedPictures,
  as?: { isSafe: boolean },
): Promise<Uint8Array> {
  openFonts();
  const paragraphs = await printable(htmlParagraphs(paper.html), as);
  const seller = await printable(paper.seller, as);
  const logo = await documentLogo(paper.look.logo, uploaded);
  return renderTagged(<Terms paper={{ ...paper, seller }} paragraphs={paragraphs} logo={logo} />);
}

function Terms(props: {
  paper: TermsPaper;
  paragraphs: Paragraph[];
  logo: DocumentLogo | undefined;
}) {
  const { paper, paragraphs, logo } = props;
  const { language, number, seller, look, hash } = paper;
  const words = termsWords[language];
  const styles = sheetStyles(look);
  const issuedAt = new Date(paper.issuedAt);
  return (
    <Document
      title={`${words.title} · ${seller.name}`}
      author={seller.name}
      creator={seller.name}
      language={language === "en" ? "en-GB" : "fr-FR"}
      creationDate={issuedAt}
      modificationDate={issuedAt}
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.body}>
          <View style={styles.band}>
            {logo ? (
              <DocumentFigure src={logo.src} style={logoSize(logo.ratio)} alt={seller.name} />
            ) : (
              <DocumentText style={styles.bandName}>{seller.name}</DocumentText>
            )}
            <View style={styles.bandTitles}>
              <DocumentText data-tag="H1" style={styles.bandTitle}>
                {words.title}
              </DocumentText>
              <DocumentText style={styles.bandNumber}>{words.version(number)}</DocumentText>
            </View>
          </View>
          <DocumentText style={[styles.paragraph, styles.strong]}>{words.lead}</DocumentText>
          {paragraphs.map(({ place, text, isHeading }) => (
            <DocumentText
              key={place}
              data-tag={isHeading ? "H2" : "P"}
              style={isHeading ? styles.termsHeading : styles.paragraph}
              {...(isHeading && { minPresenceAhead: 40 })}
            >
              {text}
            </DocumentText>
          ))}
          <DocumentText style={styles.warning}>{words.hash(hash)}</DocumentText>
        </View>
        <View fixed style={styles.footer}>
          <DocumentText style={styles.footerSeller}>
            {[seller.name, seller.address, seller.phone].filter(Boolean).join("  ·  ")}
          </DocumentText>
          <DocumentText
            render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)}
          />
        </View>
      </Page>
    </Document>
  );
}
