import { proofRun, say } from "@/simulations/proof-run";
import { localPostgres } from "@/testing/local-postgres";
import { proveBackup } from "./prove-backup";

const MOST_SECONDS = 120;

const server = await localPostgres();
if (!server) say("There is no PostgreSQL here: on the embedded database alone");
const size = { orders: 10_000, files: 1000 };
const tally = await proveBackup({ ...size, kills: proofRun.runs, server, random: Math.random });
say(JSON.stringify(tally));
const slow = Object.entries(tally.seconds).filter(([, seconds]) => seconds > MOST_SECONDS);
if (slow.length > 0) throw new Error(`More than ${MOST_SECONDS} s: ${JSON.stringify(slow)}`);
