/** Ids of the demonstration sites, whose texts are read only where one of them is to be made. */
export const DEMO_SITE_IDS = [72, 73];
