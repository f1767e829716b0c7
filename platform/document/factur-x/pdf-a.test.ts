import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from "pdf-lib";
import { beforeAll, describe, expect, it } from "vitest";
import { renderDocument } from "@/platform/document/pdf/render-document";
import { aDocument } from "@/testing/document-example";
import { aDocumentOf } from "@/testing/document-kinds";

const customer = {
  ...aDocument().customer,
  company: "Chantiers & Fils",
  kind: "PROFESSIONAL" as const,
  address: "12 rue de la Paix, 44000 Nantes",
  siret: "73282932000074",
};

/** Requirements of ISO 19005-3 for level B, where a printed document could differ from them. */
describe.each(["INVOICE", "DEPOSIT_INVOICE", "CREDIT_NOTE"] as const)("a %s", (kind) => {
  let bytes: Buffer;
  let pdf: PDFDocument;
  beforeAll(async () => {
    const printed = await renderDocument(aDocumentOf(kind, { customer }));
    bytes = Buffer.from(printed);
    pdf = await PDFDocument.load(printed, { updateMetadata: false });
  });

  const all = (): PDFObject[] => pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const dictionaries = (): PDFDict[] =>
    all().flatMap((object) => {
      if (object instanceof PDFDict) return object;
      return object instanceof PDFRawStream ? object.dict : [];
    });
  const ofType = (name: string) =>
    dictionaries().filter((one) => one.lookup(PDFName.of("Type")) === PDFName.of(name));
  const nameIn = (one: PDFDict, key: string) => one.lookup(PDFName.of(key))?.toString();
  const streamOf = (one: PDFDict, key: string): PDFRawStream => {
    const stream = one.lookup(PDFName.of(key));
    if (!(stream instanceof PDFRawStream)) throw new Error(`${key} is no stream`);
    return stream;
  };

  it("begins with a header and a line of four bytes that are no text (6.1.2)", () => {
    expect(bytes.subarray(0, 16).toString("latin1")).toMatch(/^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/);
  });

  it("has an identifier, and neither a key nor anything after its end (6.1.3)", () => {
    const { ID, Encrypt } = pdf.context.trailerInfo;
    expect(ID).toBeInstanceOf(PDFArray);
    expect(Encrypt).toBeUndefined();
    expect(bytes.toString("latin1")).toMatch(/%%EOF\r?\n?$/);
  });

  it("packs nothing by LZW (6.1.7)", () => {
    for (const one of dictionaries()) expect(String(one)).not.toContain("/LZWDecode");
  });

  it("says the same in its metadata as in its information (6.6.2)", () => {
    const stream = streamOf(pdf.catalog, "Metadata");
    expect(nameIn(stream.dict, "Subtype")).toBe("/XML");
    expect(stream.dict.has(PDFName.of("Filter"))).toBe(false);
    const xmp = Buffer.from(stream.contents).toString("utf8");
    expect(xmp).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(xmp).toContain("<pdfaid:conformance>B</pdfaid:conformance>");
    const said = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xmp)?.[1];
    const isoOf = (at: Date | undefined) => at?.toISOString().replace(".000Z", "Z");
    expect(said("xmp:CreateDate")).toBe(isoOf(pdf.getCreationDate()));
    expect(said("xmp:ModifyDate")).toBe(isoOf(pdf.getModificationDate()));
    expect(said("pdf:Producer")).toBe(pdf.getProducer());
    expect(said("xmp:CreatorTool")).toBe(pdf.getCreator());
    expect(xmp).toContain(`<rdf:li xml:lang="x-default">${pdf.getTitle()}</rdf:li>`);
    expect(xmp).toContain(`<rdf:Seq><rdf:li>${pdf.getAuthor()}</rdf:li></rdf:Seq>`);
  });

  it("says in which colours it is drawn, by a profile of three channels (6.2.3)", () => {
    const [intent] = pdf.catalog.lookup(PDFName.of("OutputIntents"), PDFArray).asArray();
    const said = pdf.context.lookup(intent, PDFDict);
    expect(nameIn(said, "S")).toBe("/GTS_PDFA1");
    const profile = streamOf(said, "DestOutputProfile");
    expect(profile.dict.lookup(PDFName.of("N"), PDFNumber).asNumber()).toBe(3);
    const icc = Buffer.from(decodePDFRawStream(profile).decode());
    expect(icc.subarray(36, 40).toString("latin1")).toBe("acsp");
    expect(icc.subarray(12, 20).toString("latin1")).toBe("mntrRGB ");
    expect(icc[8]).toBeLessThanOrEqual(4);
    expect(bytes.toString("latin1")).not.toMatch(/\/DeviceCMYK/);
  });

  it("has each font in it, with the way from its characters to its glyphs (6.2.11)", () => {
    const fonts = ofType("Font");
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      if (nameIn(font, "Subtype") === "/Type0") {
        expect(nameIn(font, "Encoding")).toBe("/Identity-H");
        continue;
      }
      const described = font.lookup(PDFName.of("FontDescriptor"), PDFDict);
      const files = ["FontFile", "FontFile2", "FontFile3"].map((name) => PDFName.of(name));
      expect(files.some((name) => described.has(name))).toBe(true);
      if (nameIn(font, "Subtype") === "/CIDFontType2")
        expect(font.has(PDFName.of("CIDToGIDMap"))).toBe(true);
    }
  });

  it("does nothing by itself, and has no picture that is smoothed (6.2.8, 6.5)", () => {
    expect(pdf.catalog.has(PDFName.of("AA"))).toBe(false);
    for (const one of dictionaries()) {
      for (const kindOf of ["JavaScript", "Launch", "Movie", "Sound", "SubmitForm"])
        expect(nameIn(one, "S")).not.toBe(`/${kindOf}`);
      expect(nameIn(one, "Interpolate")).not.toBe("true");
    }
  });

  it("has no link or note, which would have to say that it is printed (6.3.2)", () => {
    for (const page of pdf.getPages()) expect(page.node.Annots()).toBeUndefined();
  });

  it("has the invoice in it as the alternative of what one reads (6.8)", () => {
    const [linked] = pdf.catalog.lookup(PDFName.of("AF"), PDFArray).asArray();
    const file = pdf.context.lookup(linked, PDFDict);
    expect(nameIn(file, "AFRelationship")).toBe("/Alternative");
    expect(file.has(PDFName.of("F")) && file.has(PDFName.of("UF"))).toBe(true);
    const stream = streamOf(file.lookup(PDFName.of("EF"), PDFDict), "F");
    expect(PDFName.of("text/xml")).toBe(stream.dict.lookup(PDFName.of("Subtype")));
    expect(stream.dict.lookup(PDFName.of("Params"), PDFDict).has(PDFName.of("ModDate"))).toBe(true);
  });
});
