/** Has the browser save something as a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** A text to be saved. @param type as `text/csv` */
export const textFile = (type: string, text: string): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` });
