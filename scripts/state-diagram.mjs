import { writeFile } from "node:fs/promises";
import { register } from "tsx/esm/api";

register();
const { drawBookingStates } = await import("./draw-booking-states.mjs");
await writeFile(new URL("../docs/booking-states.md", import.meta.url), await drawBookingStates());
