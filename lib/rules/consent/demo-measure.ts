/** Address of a small Matomo on the same machine, for the demonstration's own visits. */
export const DEMO_MEASURE_PATH = "/api/demo-measure/";
