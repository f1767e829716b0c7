/** Names a refund to its gateway, which gives it once under that name. */
export const refundKey = (idSite: number, id: number): string => `refund-${idSite}-${id}`;
