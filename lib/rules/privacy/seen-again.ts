/** Tells whether a popup may show (§2 "Modal container"): once closed, only if set to each load. */
export const mayShowAgain = (popup: {
  closedAt: number | null;
  showAtEachLoad: boolean;
}): boolean => popup.showAtEachLoad || popup.closedAt === null;
