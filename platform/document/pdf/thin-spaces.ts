/**
 * The narrow space between thousands, for which Inter has no glyph, as the thin one, for which it
 * has: the layout ends no line at either.
 */
export const withThinSpaces = (text: string) => text.replaceAll("\u202f", "\u2009");
