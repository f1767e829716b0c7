import { addDays, addYears } from "date-fns";

/** Days that the company has to read a review: then it is published unless refused. */
export const DAYS_TO_PUBLISH = 7;

export const YEARS_SHOWN = 3;

/** Returns the latest time of a review's publication, unless it is refused before (D111-17, 2°). */
export const publicationDue = (writtenAt: Date): Date => addDays(writtenAt, DAYS_TO_PUBLISH);

/** Returns the time at which a review is no longer shown (D111-17, 2°). */
export const reviewEnds = (publishedAt: Date): Date => addYears(publishedAt, YEARS_SHOWN);
