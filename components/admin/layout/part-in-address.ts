interface PartInAddress {
  kind: "block" | "text";
  id: string;
}

/** Returns the block or text that an address names: a pencil on the site leads to it. */
export function partInAddress(): PartInAddress | undefined {
  const [, kind, id] = /^#(block|text)-([\w-]+)$/.exec(location.hash) ?? [];
  return kind && id ? { kind: kind as PartInAddress["kind"], id } : undefined;
}
