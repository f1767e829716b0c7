/** A tag as one reads it, for a site that does not say what it is called: `sur-lie` is « Sur lie ». */
export function tagLabel(tag: string): string {
  const words = tag.replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
