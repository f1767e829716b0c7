import { runPackage } from "@/scripts/run.mjs";
import { countRounds, say } from "@/simulations/proof-run";
import { openTestPlatform } from "@/testing/test-platform";
import { hostileFiles } from "./hostile-files";
import { HOSTILE_PAYLOADS } from "./hostile-payloads";
import { proveContents } from "./prove-contents";
import { proveFiles } from "./prove-files";
import { proveLetters } from "./prove-letters";

const texts = HOSTILE_PAYLOADS;
const platform = await openTestPlatform({ server: null });
const faults: string[] = [];
try {
  const files = await hostileFiles();
  const ofFiles = await proveFiles(platform, { files, onRound: countRounds() });
  const { refused, kept } = ofFiles;
  say(
    `${files.length} files: the library refused ${refused.library} and kept ${kept.library}, ` +
      `a form refused ${refused.form} and kept ${kept.form}`,
  );
  const ofContents = await proveContents(platform, { texts });
  say(
    `${texts.length} texts in ${ofContents.contents} contents: refused by ` +
      `${ofContents.refusedFields} fields and ${ofContents.refusedPublications} publications`,
  );
  const ofLetters = await proveLetters(platform, { texts });
  const ways = Object.entries(ofLetters.taken).map(([way, taken]) => `${taken} by ${way}`);
  say(`${texts.length} texts of strangers: ${ways.join(", ")}; ${ofLetters.letters} letters`);
  faults.push(...ofFiles.faults, ...ofContents.faults, ...ofLetters.faults);
} finally {
  await platform.close();
}
for (const fault of faults) say(fault);
// Blocks are drawn where a test replaces what they read of the site.
const env = { PROVE_HOSTILE: "1" };
await runPackage("vitest", ["run", "components/blocks/hostile-blocks.test.tsx"], { env });
if (faults.length > 0) throw new Error(`${faults.length} hostile files or texts are not inert`);
