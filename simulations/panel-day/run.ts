import { type BrowserContext, chromium } from "@playwright/test";
import { bookedRide } from "@/e2e/support/booked-ride";
import { siteTime } from "@/e2e/support/site-time";
import { startSite } from "@/e2e/support/start-site";
import { startEmptyPage } from "@/simulations/empty-page";
import { proofRun, say } from "@/simulations/proof-run";
import { PHONE } from "@/simulations/throttled-phone";
import { NOTE_FIRST_RIDE, openPage, type PageTimes } from "./open-page";

/** Most milliseconds that the day may take. */
const MOST = 1000;

const PORT = Number(process.env.PROOF_PORT ?? 3290);
const OWNER = { email: "admin@72.example", password: "demonstration-only" };

const site = await startSite(72, PORT);
const empty = await startEmptyPage(PORT + 1);
const own = { ...site, ...siteTime(site.folder), mail: async () => "" };
const day = own.freeDay();
for (const hour of ["07", "09", "11", "13", "15", "17", "19", "21"]) {
  await (await bookedRide(own, "fr", { startAt: `${day}T${hour}:00:00+01:00` })).pay();
}

const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(executablePath && { executablePath }),
});

async function newPhone(): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  await context.request.post(`${site.url}/api/login`, {
    headers: { origin: site.url, userLang: "fr_FR" },
    data: OWNER,
  });
  await context.addInitScript({ content: NOTE_FIRST_RIDE });
  return context;
}

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const line: PageTimes[] = [];
const first: PageTimes[] = [];
const again: PageTimes[] = [];
try {
  for (let round = 0; round <= proofRun.runs; round += 1) {
    const phone = await newPhone();
    const url = `${site.url}/admin?day=${day}`;
    const bare = await openPage(phone, empty.url, { asks: false });
    const once = await openPage(phone, url, { asks: true });
    const twice = await openPage(phone, url, { asks: true });
    await phone.close();
    // The first round warms the site.
    if (round === 0) continue;
    line.push(bare);
    first.push(once);
    again.push(twice);
  }
} finally {
  await browser.close();
  empty.end();
  await site.end();
}

const middle = (times: PageTimes[], what: keyof PageTimes) => median(times.map((one) => one[what]));
const told = (times: PageTimes[]) =>
  `shown after ${middle(times, "shown").toFixed(0)} ms (painted after ${middle(times, "painted").toFixed(0)}, first byte ${middle(times, "answered").toFixed(0)}, ` +
  `last ${middle(times, "loaded").toFixed(0)}, answers a press after ${middle(times, "ready").toFixed(0)})`;

say(`an empty page: ${told(line)}`);
say(`the day, the first time on a phone: ${told(first)}`);
say(`the day, from then on: ${told(again)}`);
const slowest = Math.max(middle(first, "shown"), middle(again, "shown"));
if (slowest > MOST) throw new Error(`The day takes more than ${MOST} ms`);
