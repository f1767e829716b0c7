import { startSite } from "@/e2e/support/start-site";
import { buildIfStale } from "@/scripts/build-site.mjs";
import { say } from "@/simulations/proof-run";
import { siteFaults } from "./site-faults";

const PORT = Number(process.env.PROOF_PORT ?? 3350);

await buildIfStale();
let faults = 0;
for (const [at, idSite] of ([72, 73] as const).entries()) {
  const site = await startSite(idSite, PORT + at);
  try {
    const report = await siteFaults(site.url, { now: new Date() });
    for (const fault of report.faults) say(fault);
    faults += report.faults.length;
    const types = [...report.types].map(([type, count]) => `${type} ${count}`).join(", ");
    say(
      `site ${idSite}: ${report.pages} pages, ${report.indexable} to be indexed, ` +
        `${report.listed} listed with ${report.images} images; ${report.links} links; ` +
        `${report.blocks} blocks of data (${types}); ${report.faults.length} faults`,
    );
  } finally {
    await site.end();
  }
}
if (faults > 0) throw new Error(`${faults} faults`);
