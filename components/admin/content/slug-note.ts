import { slug } from "@/lib/rules/text/slug";

/**
 * Returns the address that a content will have: below the page that lists its kind, where its own
 * address shows that already; its end is the typed one, or made from the title. The API decides, as
 * another content may have it.
 */
export function slugNote({
  typed,
  title,
  path,
}: {
  typed: string;
  title: string;
  path: string | null;
}) {
  const last = path?.split("/").at(-1);
  const made = typed || last || slug(title).replace(/^-|-$/g, "").slice(0, 80).replace(/-$/, "");
  if (!made) return undefined;
  return path ? `${path.slice(0, path.lastIndexOf("/"))}/${made}` : `…/${made}`;
}
