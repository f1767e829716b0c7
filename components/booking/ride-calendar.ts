/** The calendar of a site's rides, where no block of a page names one. */
export const RIDE_CALENDAR = 1;
