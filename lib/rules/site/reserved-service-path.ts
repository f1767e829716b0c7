/** Path of the page on which a member reads of a reserved service and books it (§6). */
export const RESERVED_SERVICES = "/reserved";

export const reservedServicePath = (id: number): string => `${RESERVED_SERVICES}/${id}`;
