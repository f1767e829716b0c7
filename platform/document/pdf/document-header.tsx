import { Image, View } from "@react-pdf/renderer";
import type { PaperContext } from "./document-context";
import { LOGO } from "./document-styles";
import { PaperText } from "./document-text";

/** The dark band: whose paper it is, what it is, and its number. */
export function PaperHeader({ data, words, styles, logo }: PaperContext) {
  return (
    <View style={styles.band}>
      {logo ? (
        <Image src={logo.src} style={logoSize(logo.ratio)} />
      ) : (
        <PaperText style={styles.bandName}>{data.seller.name}</PaperText>
      )}
      <View style={styles.bandTitles}>
        <PaperText style={styles.bandTitle}>{words.title[data.kind]}</PaperText>
        <PaperText style={styles.bandNumber}>{words.number(data.number)}</PaperText>
      </View>
    </View>
  );
}

/** A logo of that ratio as large as the band has room for. */
export const logoSize = (ratio: number) => {
  const height = Math.min(LOGO.height, LOGO.width / ratio);
  return { height, width: height * ratio };
};

/** What the pages after the first have in its place. */
export function RunningHeader({ data, words, styles }: PaperContext) {
  const line = `${words.title[data.kind]} ${words.number(data.number)}`;
  return (
    <PaperText
      fixed
      style={styles.running}
      render={({ pageNumber }) => (pageNumber > 1 ? line : null)}
    />
  );
}

export function PaperFooter({ data: { seller }, words, styles }: PaperContext) {
  const who = [seller.legalName ?? seller.name, seller.siren && words.siren(seller.siren)];
  return (
    <View fixed style={styles.footer}>
      <PaperText style={styles.footerSeller}>{who.filter(Boolean).join("  ·  ")}</PaperText>
      <PaperText render={({ pageNumber, totalPages }) => words.page(pageNumber, totalPages)} />
    </View>
  );
}
