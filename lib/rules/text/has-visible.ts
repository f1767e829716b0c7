/** Letters, digits and signs that leave nothing on the page: fillers, and the empty cell of Braille. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** True for a text of which something can be seen. */
export const hasVisible = (text: string): boolean =>
  /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(UNSEEN, ""));
