export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/**
 * Makes a file of a text.
 * @param type as `text/csv`
 */
export const textFile = (type: string, text: string): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` });
