/** Our name for a refund, under which its gateway gives it once. */
export const refundKey = (idSite: number, id: number): string => `refund-${idSite}-${id}`;
