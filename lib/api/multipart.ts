/** Picture or other file that is sent: itself, or a data URL that holds it. */
type SentFile = Blob | string;

/**
 * Builds a multipart body as §7 has uploads: objects as JSON, several files under `images` and a
 * single one under `image`. A field that is undefined is left out.
 * @throws TypeError for a text among the files that is no data URL
 */
export function multipartOf(
  fields: Record<string, unknown>,
  files: readonly SentFile[] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    const isPart = typeof value === "string" || value instanceof Blob;
    form.set(name, isPart ? value : JSON.stringify(value));
  }
  const name = files.length > 1 ? "images" : "image";
  for (const file of files) form.append(name, typeof file === "string" ? blobOf(file) : file);
  return form;
}

/** Type with its parameters, the mark of base64, and the data. */
const DATA_URL = /^data:([^,;]*(?:;[^,;=]+=[^,;]*)*)(;base64)?,(.*)$/s;

/** Reads a data URL (RFC 2397) by itself: the policy of a page lets it fetch none. */
function blobOf(url: string): Blob {
  const [, type, isBase64, data = ""] = DATA_URL.exec(url) ?? [];
  if (type === undefined) throw new TypeError("This is no data URL");
  const text = decodeURIComponent(data);
  const content = isBase64 ? Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)) : text;
  return new Blob([content], { type: type || "text/plain;charset=US-ASCII" });
}
