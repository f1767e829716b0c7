import type { Graph } from "schema-dts";

/** Data of a page for search engines, as one JSON-LD graph of schema.org. */
export function StructuredData({ graph }: { graph: Graph["@graph"] }) {
  const data: Graph = { "@context": "https://schema.org", "@graph": graph };
  // React keeps a script's text from ending the script.
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}
