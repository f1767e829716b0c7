import { createHash } from "node:crypto";
import { AFRelationship, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from "pdf-lib";
import type { DocumentData } from "@/platform/db/schema/document-data";
import { ciiInvoice } from "./cii-invoice";
import { FACTUR_X_FILE, facturXMetadata } from "./factur-x-metadata";
import { standardColours } from "./standard-colours";

/**
 * Makes a printed invoice or credit note a Factur-X document: PDF/A-3b with the same invoice as XML
 * in it. The same document gives the same bytes, whenever it is printed.
 */
export async function attachFacturX(printed: Uint8Array, data: DocumentData): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  const at = new Date(data.issuedAt);
  const xml = new TextEncoder().encode(ciiInvoice(data));
  await pdf.attach(xml, FACTUR_X_FILE, {
    mimeType: "text/xml",
    description: "Factur-X",
    afRelationship: AFRelationship.Alternative,
    creationDate: at,
    modificationDate: at,
  });
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  const described = {
    title: pdf.getTitle() ?? data.number,
    author: pdf.getAuthor() ?? data.seller.name,
    producer: pdf.getProducer() ?? "",
    at,
  };
  const { context, catalog } = pdf;
  const plain = catalog.get(PDFName.of("Metadata"));
  if (plain instanceof PDFRef) context.delete(plain);
  // Metadata of PDF/A is not compressed.
  const metadata = context.stream(new TextEncoder().encode(facturXMetadata(described)), {
    Type: "Metadata",
    Subtype: "XML",
  });
  catalog.set(PDFName.of("Metadata"), context.register(metadata));
  const profile = context.register(context.flateStream(await standardColours(), { N: 3 }));
  const intent = context.obj({
    Type: "OutputIntent",
    S: "GTS_PDFA1",
    OutputConditionIdentifier: PDFString.of("sRGB IEC61966-2.1"),
    Info: PDFString.of("sRGB IEC61966-2.1"),
    DestOutputProfile: profile,
  });
  catalog.set(PDFName.of("OutputIntents"), context.obj([context.register(intent)]));
  const id = PDFHexString.of(createHash("md5").update(printed).update(xml).digest("hex"));
  context.trailerInfo.ID = context.obj([id, id]);
  return pdf.save({ useObjectStreams: false });
}
