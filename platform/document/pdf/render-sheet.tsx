import { Document, Image, Page, renderToBuffer, View } from "@react-pdf/renderer";
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
  return renderToBuffer(<Sheet {...context} />);
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
              <Image src={logo.src} style={logoSize(logo.ratio)} />
            ) : (
              <DocumentText style={styles.bandName}>{data.seller.name}</DocumentText>
            )}
            <DocumentText style={styles.bandTitle}>{words.title}</DocumentText>
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
        <Image src={picture.src} style={[styles.picture, fitted(picture.ratio, PICTURE)]} />
      )}
      {lists.map(
        ({ title, lines }) =>
          lines.length > 0 && (
            <View key={title} style={styles.side}>
              <DocumentText style={styles.heading}>{title}</DocumentText>
              {lines.map((line) => (
                <DocumentText key={line} style={styles.sideLine}>
                  {line}
                </DocumentText>
              ))}
            </View>
          ),
      )}
    </View>
  );
}

function Main({ data, words, styles }: SheetContext) {
  return (
    <View style={styles.text}>
      <DocumentText style={styles.name}>{data.name}</DocumentText>
      {data.subtitle.length > 0 && (
        <DocumentText style={styles.subtitle}>{data.subtitle.join("  ·  ")}</DocumentText>
      )}
      <View style={styles.rule} />
      <DocumentText style={styles.summary}>{data.summary}</DocumentText>
      <View style={styles.sheetFacts}>
        {data.facts.map(({ label, value }) => (
          <View key={label} style={styles.sheetFact} wrap={false}>
            <DocumentText style={styles.sheetFactLabel}>{label}</DocumentText>
            <DocumentText style={styles.sheetFactValue}>{value}</DocumentText>
          </View>
        ))}
      </View>
      {data.paragraphs.length > 0 && (
        <View style={styles.section}>
          <DocumentText style={styles.heading} minPresenceAhead={40}>
            {data.isAlcohol ? words.description : words.productDescription}
          </DocumentText>
          {data.paragraphs.map(({ place, text, isHeading }) => (
            <DocumentText key={place} style={[styles.paragraph, isHeading ? styles.strong : {}]}>
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
