/** Writes a tag for readers, for a site without a label for it: `sur-lie` is « Sur lie ». */
export function tagLabel(tag: string): string {
  const words = tag.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
