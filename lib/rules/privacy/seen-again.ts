/**
 * True when a popup may show (§2 "Modal container"): its closing is remembered, unless it is set
 * to show at each load.
 */
export const mayShowAgain = (popup: {
  closedAt: number | null;
  showAtEachLoad: boolean;
}): boolean => popup.showAtEachLoad || popup.closedAt === null;
