import type { LanguageCode } from "@/lib/contract/locale";
import type { Layout, LayoutText, SaidLayout, SaidText } from "./layout";

/** Reduces a layout to what it says in a language. */
export function saidLayout(layout: Layout, code: LanguageCode): SaidLayout {
  const said = (list: LayoutText[]): SaidText[] =>
    list.map(({ key, text }) => ({ key, text: text[code] ?? null }));
  return {
    ...layout,
    texts: said(layout.texts),
    descriptions: said(layout.descriptions),
    addresses: said(layout.addresses),
  };
}
