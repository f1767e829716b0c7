import { addMonths } from "date-fns";

/** Months that an answer is kept with its files, unless the staff removes it before. */
const ANSWER_MONTHS = 12;

export const answerEnds = (at: Date): Date => addMonths(at, ANSWER_MONTHS);
