import { StyleSheet } from "@react-pdf/renderer";
import type { DocumentLook } from "@/platform/db/schema/document-data";
import { TEXT_FONTS, TITLE_FONTS } from "./document-fonts";

export const MARGIN = 48;
const INK = "#1a1a1a";
const MUTED = "#66635c";
const LINE = "#e3e0d8";

export const LOGO = { width: 220, height: 48 };

export type DocumentStyles = ReturnType<typeof documentStyles>;

/** Styles of a document: A4, white so that it prints, under the site's header; sizes are points. */
export const documentStyles = ({ header, onHeader, accent }: DocumentLook) =>
  StyleSheet.create({
    page: {
      paddingTop: MARGIN,
      paddingBottom: 52,
      paddingHorizontal: MARGIN,
      fontFamily: TEXT_FONTS,
      fontSize: 9.5,
      color: INK,
    },
    // Not on the page: a style of the page would be applied twice to parts repeated on each page.
    body: { fontSize: 9.5, lineHeight: 1.45 },

    band: {
      flexDirection: "row",
      alignItems: "center",
      justifyContent: "space-between",
      marginTop: -MARGIN,
      marginHorizontal: -MARGIN,
      marginBottom: 20,
      paddingVertical: 22,
      paddingHorizontal: MARGIN,
      backgroundColor: header,
      color: onHeader,
      borderBottomWidth: 2,
      borderBottomColor: accent,
    },
    bandName: {
      width: LOGO.width,
      fontFamily: TITLE_FONTS,
      fontWeight: 300,
      fontSize: 17,
      lineHeight: 1.25,
    },
    bandTitles: { flex: 1, marginLeft: 20, alignItems: "flex-end" },
    bandTitle: {
      fontFamily: TITLE_FONTS,
      fontWeight: 300,
      // The longest title, beside a logo of usual width, takes one line.
      fontSize: 18,
      lineHeight: 1.2,
      textAlign: "right",
    },
    bandNumber: { marginTop: 5, fontSize: 10, letterSpacing: 0.4, textAlign: "right" },

    running: {
      position: "absolute",
      top: 22,
      left: MARGIN,
      right: MARGIN,
      fontSize: 8,
      color: MUTED,
    },
    footer: {
      position: "absolute",
      bottom: 20,
      left: MARGIN,
      right: MARGIN,
      flexDirection: "row",
      justifyContent: "space-between",
      paddingTop: 8,
      borderTopWidth: 0.5,
      borderTopColor: LINE,
      fontSize: 7.5,
      color: MUTED,
    },
    footerSeller: { width: 400, maxLines: 1, textOverflow: "ellipsis" },

    label: { fontSize: 7.5, color: MUTED, letterSpacing: 0.3 },
    heading: {
      marginBottom: 5,
      fontFamily: TITLE_FONTS,
      fontWeight: 600,
      fontSize: 10.5,
      letterSpacing: 0.3,
    },
    strong: { fontWeight: 600 },
    section: { marginTop: 15 },

    facts: { flexDirection: "row", gap: 20 },
    fact: { flex: 1 },
    reason: { marginTop: 8 },

    parties: { flexDirection: "row", gap: 32 },
    party: { flex: 1 },
    pair: { flexDirection: "row", marginTop: 1 },
    pairLabel: { width: 78, paddingRight: 8, fontSize: 8, lineHeight: 1.6, color: MUTED },
    pairValue: { flex: 1, fontSize: 8.5, lineHeight: 1.5 },

    ride: { flexDirection: "row", gap: 24 },
    route: { flex: 5 },
    details: { flex: 3 },
    rows: { borderTopWidth: 0.5, borderTopColor: LINE, paddingTop: 8 },
    row: { flexDirection: "row", marginBottom: 2 },
    rowLabel: { width: 78, paddingRight: 8, color: MUTED },
    detailLabel: { width: 60 },
    rowValue: { flex: 1 },

    tableHead: {
      flexDirection: "row",
      paddingBottom: 5,
      borderBottomWidth: 0.75,
      borderBottomColor: INK,
    },
    tableRow: {
      flexDirection: "row",
      paddingVertical: 5,
      borderBottomWidth: 0.5,
      borderBottomColor: LINE,
    },
    lineLabel: { flex: 1, paddingRight: 16 },
    lineRate: { width: 48, textAlign: "right" },
    lineAmount: { width: 88, textAlign: "right", fontFeatureSettings: ["tnum"] },

    totals: { marginTop: 8, marginLeft: "auto", width: 290 },
    totalRow: { flexDirection: "row", justifyContent: "space-between", paddingVertical: 1.5 },
    totalLabel: { flex: 1, paddingRight: 12, color: MUTED },
    grandTotal: {
      marginTop: 4,
      marginBottom: 4,
      paddingVertical: 5,
      borderTopWidth: 1.25,
      borderTopColor: accent,
      borderBottomWidth: 0.5,
      borderBottomColor: LINE,
      fontSize: 12.5,
      fontWeight: 600,
    },
    grandLabel: { flex: 1, paddingRight: 12 },
    amount: { textAlign: "right", fontFeatureSettings: ["tnum"] },

    notes: { marginTop: 12, gap: 2, fontSize: 8, lineHeight: 1.5, color: MUTED },
    lowered: { fontSize: 5.5 },

    signature: { marginTop: 12 },
    signatureBoxes: { flexDirection: "row", gap: 12, marginTop: 6 },
    signatureBox: {
      flex: 1,
      height: 52,
      padding: 7,
      borderWidth: 0.5,
      borderColor: MUTED,
      borderRadius: 2,
    },
    signatureWide: { flex: 2 },

    mention: {
      flexDirection: "row",
      paddingVertical: 8,
      borderBottomWidth: 0.5,
      borderBottomColor: LINE,
    },
    mentionNumber: {
      width: 26,
      fontFamily: TITLE_FONTS,
      fontWeight: 300,
      fontSize: 15,
      lineHeight: 1.25,
      color: MUTED,
    },
    mentionText: { flex: 1 },
    mentionLabel: { fontSize: 9, color: MUTED },
    mentionValue: { marginTop: 1, fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
    mentionDetail: { marginTop: 2, fontSize: 10, lineHeight: 1.45 },
  });
