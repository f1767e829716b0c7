import { DATA_POLICY } from "@/lib/rules/site/security-headers";

/** Signs that mean something in a name of a file, to a system or a program. */
const MEANT = /[\\/:*?"<>|$`;&]/g;

/** Answers with a visitor's file: the browser saves it, and the site never shows it. */
export function savedFile(content: Uint8Array, sentName: string): Response {
  const name = named(sentName, MEANT, "-");
  return new Response(content as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": "application/octet-stream",
      "Content-Disposition": `attachment; filename="${plainName(name)}"; filename*=UTF-8''${encodedName(name)}`,
      "Content-Security-Policy": `${DATA_POLICY}; sandbox`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}

/** Reduces a name to letters without accents, for programs that read no other. */
const plainName = (name: string) => named(name.normalize("NFD"), /[^\w. -]/g, "");

/** Replaces signs of a name, and takes away what would hide the file or be an option; keeps its ending. */
function named(name: string, signs: RegExp, by: string): string {
  const [, stem = "", ending = ""] = /^(.*?)(\.\w+)?$/s.exec(name) ?? [];
  return (stem.replace(signs, by).replace(/^[.\s-]+/, "") || "file") + ending;
}

/** Encodes a name as RFC 8187 has it. */
const encodedName = (name: string) =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
