import { panelPath } from "@/components/admin/panel/panel-place";
import { callPath } from "@/lib/api/call";
import { parisDate } from "@/lib/rules/calendar/paris-time";

/** Returns the path of a ride's booking proof, which is kept with the proofs of its day. */
export const proofPath = ({ reference, startAt }: { reference: string; startAt: string }): string =>
  callPath(panelPath("proof", reference), { day: parisDate(new Date(startAt)) });

export const proofsPath = (day: string): string => callPath(panelPath("proof"), { day });
