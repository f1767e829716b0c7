import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Reads the text of a PDF, each kind of white space as one space, and its metadata. */
export async function pdfText(pdf: Uint8Array) {
  // The reader takes the bytes for itself.
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const texts = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : ""));
    pages.push(texts.join("").replaceAll(/\s+/g, " "));
  }
  const { info } = await document.getMetadata();
  await reading.destroy();
  return { pages, text: pages.join(" "), info: info as Record<string, unknown> };
}
