import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** Lists the actions of a PDF besides links that lead to a page, a mail or a call. */
export async function pdfActions(pdf: Uint8Array): Promise<string[]> {
  // The reader takes the bytes for itself.
  const reading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await reading.promise;
  const found = Object.keys((await document.getJSActions()) ?? {});
  if (await document.getOpenAction()) found.push("OpenAction");
  for (let number = 1; number <= document.numPages; number++) {
    for (const { url, unsafeUrl, actions } of await (
      await document.getPage(number)
    ).getAnnotations()) {
      const address: unknown = unsafeUrl ?? url;
      if (actions || (address && !/^(?:https?|mailto|tel):/.test(String(address))))
        found.push(String(address));
    }
  }
  await reading.destroy();
  return found;
}
