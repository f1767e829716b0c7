import { proofRun, say } from "@/simulations/proof-run";
import { proveKills } from "./prove-kills";

const port = Number(process.env.PROOF_PORT ?? 4106);
say(JSON.stringify(await proveKills({ kills: proofRun.runs, port, random: Math.random })));
