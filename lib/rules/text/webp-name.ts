/**
 * Returns the name of the webp copy of an image, with the extension swapped (§9); the query string
 * stays. Only jpg, jpeg and png have such a copy; a name with another ending is returned unchanged.
 */
export function webpName(filename: string): string {
  return filename.replace(/^([^?#]*)\.(?:jpe?g|png)(?=$|[?#])/i, "$1.webp");
}
