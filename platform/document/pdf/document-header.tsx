import { View } from "@react-pdf/renderer";
import type { DocumentContext } from "./document-context";
import { DocumentFigure } from "./document-figure";
import { LOGO } from "./document-styles";
import { DocumentText } from "./document-text";

export function DocumentHeader({ data, words, styles, logo }: DocumentContext) {
  return (
    <View style={styles.band}>
      {logo ? (
        <DocumentFigure src={logo.src} style={logoSize(logo.ratio)} alt={data.seller.name} />
      ) : (
        <DocumentText style={styles.bandName}>{data.seller.name}</DocumentText>
      )}
      <View style={styles.bandTitles}>
        <DocumentText data-tag="H1" style={styles.bandTitle}>
          {words.title[data.kind]}
        </DocumentText>
        <DocumentText style={styles.bandNumber}>{words.number(data.number)}</DocumentText>
      </View>
    </View>
  );
}

/** Computes the size of a logo of that ratio, as large as the band has room for. */
export const logoSize = (ratio: number) => {
  const height = Math.min(LOGO.height, LOGO.width / ratio);
  return { height, width: height * ratio };
};

export function RunningHeader({ data, words, styles }: DocumentContext) {
  const line = `${words.title[data.kind]} ${words.number(data.number)}`;
  return (
    <DocumentText
      fixed
      style={styles.running}
      render={({ pageNumber }) => (pageNumber > 1 ? line : null)}
    />
  );
}

export function DocumentFooter({ data: { seller }, words, styles }: DocumentContext) {
  const who = [seller.legalName ?? seller.name, seller.siren && words.siren(seller.siren)];
  return (
    <View fixed style={styles.footer}>
      <DocumentText style={styles.footerSeller}>{who.filter(Boolean).join("  ·  ")}</DocumentText>
      <DocumentText render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
    </View>
  );
}
