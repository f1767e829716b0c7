import { namingFaults, prepareProgram } from "./platform-program.mjs";

/** Runs `npm run platform`: the platform alone, as the provider of sites elsewhere. */
await prepareProgram();
const { servePlatform } = await import("../platform/serve.ts");
await namingFaults(() => servePlatform(process.env));
