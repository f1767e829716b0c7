import { NeighboursChanged } from "@/platform/booking/schedule/place-rides";
import { sqlState } from "./sql-state";

/** Of transactions that wait for each other the database ends one; a reference may be taken. */
const MAX_TRIES = 5;
const MAY_PASS = ["40P01", "40001", "23505"];

/** Each time a neighbour has come in, somebody else has booked. */
const MAX_NEIGHBOURS = 50;

/**
 * Does work that prepares itself anew each time, again when the database ended it for another's
 * sake, or the vehicle has got a ride next to it meanwhile.
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1, neighbours = 1; ; ) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NeighboursChanged) neighbours += 1;
      else if (MAY_PASS.includes(sqlState(error).state ?? "")) tries += 1;
      else throw error;
      if (tries > MAX_TRIES || neighbours > MAX_NEIGHBOURS) throw error;
    }
  }
}
