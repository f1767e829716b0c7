/**
 * Letters, digits and signs that leave nothing on the page: fillers, the empty Braille cell, the
 * place of an object that was not copied, blank hieroglyphs and the note without a head.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/gu;

export const hasVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ""));
