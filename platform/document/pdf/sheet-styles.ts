import { StyleSheet } from "@react-pdf/renderer";
import type { DocumentLook } from "@/platform/db/schema/document-data";
import { TITLE_FONTS } from "./document-fonts";
import { documentStyles } from "./document-styles";

const MUTED = "#66635c";
const LINE = "#e3e0d8";

/** Room of the picture: a bottle stands in it. */
export const PICTURE = { width: 150, height: 300 };

export type SheetStyles = ReturnType<typeof sheetStyles>;

/** Styles of a technical sheet, based on those of the documents; sizes are points. */
export const sheetStyles = (look: DocumentLook) => ({
  ...documentStyles(look),
  ...StyleSheet.create({
    columns: { flexDirection: "row", gap: 28 },
    pictureColumn: { width: PICTURE.width },
    picture: { marginHorizontal: "auto" },
    text: { flex: 1 },
    name: {
      fontFamily: TITLE_FONTS,
      fontWeight: 300,
      fontSize: 24,
      lineHeight: 1.2,
    },
    subtitle: { marginTop: 5, fontSize: 10.5, color: MUTED },
    rule: {
      width: 40,
      marginTop: 12,
      marginBottom: 12,
      borderTopWidth: 1.5,
      borderTopColor: look.accent,
    },
    summary: { fontSize: 11, lineHeight: 1.5 },
    sheetFact: {
      flexDirection: "row",
      paddingVertical: 5,
      borderBottomWidth: 0.5,
      borderBottomColor: LINE,
    },
    sheetFacts: { marginTop: 14, borderTopWidth: 0.5, borderTopColor: LINE },
    sheetFactLabel: { width: 100, paddingRight: 8, color: MUTED },
    sheetFactValue: { flex: 1 },
    paragraph: { marginBottom: 5, fontSize: 9.5, lineHeight: 1.5 },
    termsHeading: {
      marginTop: 8,
      marginBottom: 4,
      fontSize: 11,
      fontWeight: 600,
      lineHeight: 1.35,
    },
    side: { marginTop: 16 },
    sideLine: { marginBottom: 2 },
    volume: { width: 80 },
    bottles: { width: 90 },
    packagingReference: { width: 120, textAlign: "right" },
    warning: { marginTop: 18, fontSize: 7.5, lineHeight: 1.45, color: MUTED },
  }),
});
