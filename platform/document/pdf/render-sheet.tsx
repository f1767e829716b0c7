import { Document, Page, View } from "@react-pdf/renderer";
import { DocumentFigure } from "./document-figure";
import { openFonts } from "./document-fonts";
import { logoSize } from "./document-header";
import {
  type DocumentLogo,
  documentLogo,
  documentPicture,
  type UploadedPictures,
} from "./document-logo";
import { DocumentText } from "./document-text";
import { printInTurn } from "./print-in-turn";
import { printable } from "./printable";
import type { SheetContext } from "./sheet-context";
import type { SheetData } from "./sheet-data";
import { SheetPackagings } from "./sheet-packagings";
import { PICTURE, sheetStyles } from "./sheet-styles";
import { sheetWords } from "./sheet-words";
import { renderTagged } from "./tagged/render-tagged";

/** Renders the technical sheet of a product as PDF; a server uses `startDocumentPrinter`. */
export const renderSheet = (
  sheet: SheetData,
  uploaded: UploadedPictures = {},
): Promise<Uint8Array> => printInTurn((as) => makeSheet(sheet, uploaded, as));

async function makeSheet(
  sheet: SheetData,
  uploaded: UploadedPictures,
  as?: { isSafe: boolean },
): Promise<Uint8Array> {
  openFonts();
  // Paths are no text: the rewriting for a font's sake must not change them.
  const data = { ...(await printable(sheet, as)), picture: sheet.picture, look: sheet.look };
  const context = {
    data,
    words: sheetWords[data.language],
    styles: sheetStyles(data.look),
    logo: await documentLogo(data.look.logo, uploaded),
    picture: await documentPicture(data.picture, uploaded),
  };
  return renderTagged(<Sheet {...context} />);
}

type Pictures = { logo: DocumentLogo | undefined; picture: DocumentLogo | undefined };

function Sheet({ logo, picture, ...context }: SheetContext & Pictures) {
  const { data, words, styles } = context;
  const issuedAt = new Date(data.issuedAt);
  return (
    <Document
      title={`${words.title} · ${data.name}`}
      author={data.seller.name}
      creator={data.seller.name}
      language={data.language === "en" ? "en-GB" : "fr-FR"}
      creationDate={issuedAt}
      modificationDate={issuedAt}
    >
      <Page size="A4" style={styles.page}>
        <View style={styles.body}>
          <View style={styles.band}>
            {logo ? (
              <DocumentFigure src={logo.src} style={logoSize(logo.ratio)} alt={data.seller.name} />
            ) : (
              <DocumentText style={styles.bandName}>{data.seller.name}</DocumentText>
            )}
            <DocumentText data-tag="H1" style={styles.bandTitle}>
              {words.title}
            </DocumentText>
          </View>
          <View style={styles.columns}>
            <Side {...context} picture={picture} />
            <Main {...context} />
          </View>
          <SheetPackagings {...context} />
          {data.isAlcohol && (
            <DocumentText style={styles.warning}>{words.alcoholWarning}</DocumentText>
          )}
        </View>
        <Foot {...context} />
      </Page>
    </Document>
  );
}

function Side({
  data,
  words,
  styles,
  picture,
}: SheetContext & { picture: DocumentLogo | undefined }) {
  const lists = [
    { title: words.awards, lines: data.awards },
    { title: words.meals, lines: data.meals },
  ];
  return (
    <View style={styles.pictureColumn}>
      {picture && (
        <DocumentFigure
          src={picture.src}
          style={[styles.picture, fitted(picture.ratio, PICTURE)]}
          alt={data.name}
        />
      )}
      {lists.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <View key={title} style={styles.side}>
              <DocumentText data-tag="H2" style={styles.heading}>
                {title}
              </DocumentText>
              <View data-tag="L">
                {lines.map((line) => (
                  <View key={line} data-tag="LI">
                    <DocumentText data-tag="LBody" style={styles.sideLine}>
                      {line}
                    </DocumentText>
                  </View>
                ))}
              </View>
            </View>
          ),
      )}
    </View>
  );
}

function Main({ data, words, styles }: SheetContext) {
  return (
    <View style={styles.text}>
      <DocumentText data-tag="H2" style={styles.name}>
        {data.name}
      </DocumentText>
      {data.subtitle.length > 0 && (
        <DocumentText style={styles.subtitle}>{data.subtitle.join("  ·  ")}</DocumentText>
      )}
      <View style={styles.rule} />
      <DocumentText style={styles.summary}>{data.summary}</DocumentText>
      <View data-tag="L" style={styles.sheetFacts}>
        {data.facts.map(({ label, value }) => (
          <View key={label} data-tag="LI" style={styles.sheetFact} wrap={false}>
            <DocumentText data-tag="Lbl" style={styles.sheetFactLabel}>
              {label}
            </DocumentText>
            <DocumentText data-tag="LBody" style={styles.sheetFactValue}>
              {value}
            </DocumentText>
          </View>
        ))}
      </View>
      {data.paragraphs.length > 0 && (
        <View style={styles.section}>
          <DocumentText data-tag="H2" style={styles.heading} minPresenceAhead={40}>
            {data.isAlcohol ? words.description : words.productDescription}
          </DocumentText>
          {data.paragraphs.map(({ place, text, isHeading }) => (
            <DocumentText
              key={place}
              data-tag={isHeading ? "H2" : "P"}
              style={[styles.paragraph, isHeading ? styles.strong : {}]}
            >
              {text}
            </DocumentText>
          ))}
        </View>
      )}
    </View>
  );
}

function Foot({ data: { seller }, words, styles }: SheetContext) {
  const who = [seller.name, seller.address, seller.phone].filter(Boolean);
  return (
    <View fixed style={styles.footer}>
      <DocumentText style={styles.footerSeller}>{who.join("  ·  ")}</DocumentText>
      <DocumentText render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
    </View>
  );
}

/** Computes the largest size of that ratio in a room. */
function fitted(ratio: number, room: { width: number; height: number }) {
  const height = Math.min(room.height, room.width / ratio);
  return { height, width: height * ratio };
}
