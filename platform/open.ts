import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { seedSites } from "@/demonstration/seed";
import { DEMO_SITE_IDS } from "@/demonstration/site-ids";
import { fillFromTemplate, siteOfTemplate } from "@/demonstration/templates/templates";
import type { Change } from "@/lib/contract/change";
import { ownerAwaited } from "@/platform/account/staff/owner-awaited";
import { openBroughtOver } from "@/platform/backup/bring-over";
import { startNightlyBackup } from "@/platform/backup/nightly-backup";
import { openSnapshotDoor } from "@/platform/backup/snapshot-door";
import { MAX_UNPAID_HOLDS } from "@/platform/booking/record/hold-places";
import { monthlyInvoices } from "@/platform/business/monthly-invoices";
import { measureDemonstration } from "@/platform/consent/measure-demonstration";
import { beginPageCopies } from "@/platform/content/page-copy/begin-page-copies";
import { fillSearch } from "@/platform/content/search-entry/fill-search";
import { beginSealing } from "@/platform/db/begin-sealing";
import type { Database } from "@/platform/db/database";
import { databaseFolder } from "@/platform/db/database-folder";
import { damageFound } from "@/platform/db/folder-damage";
import { makeBackupsPrivate, makeDataPrivate } from "@/platform/db/private-files";
import { startDocumentPrinter } from "@/platform/document/pdf/document-printer";
import { printInQueue } from "@/platform/document/pdf/print-in-queue";
import { createPlaceSearch } from "@/platform/geo/places/create-place-search";
import { createRoadDistance } from "@/platform/geo/roads/create-road-distance";
import { openLimitStore } from "@/platform/http/limit-store";
import { loggable } from "@/platform/http/loggable";
import { createRateLimits } from "@/platform/http/rate-limits";
import { routePattern } from "@/platform/http/route-pattern";
import { createCalendarReader } from "@/platform/ical/calendar-reader";
import { startDeadlineRunner } from "@/platform/jobs/deadline-runner";
import { startNightlyVacuum } from "@/platform/jobs/nightly-vacuum";
import { readWaitingWork, type WaitingWork } from "@/platform/jobs/waiting-work";
import { startMailSender } from "@/platform/mail/mail-sender";
import { smtpTransport } from "@/platform/mail/mail-transport";
import { noteRefusal } from "@/platform/newsletter/returned/note-refusal";
import { webPush } from "@/platform/push/web-push";
import { startComparisons } from "@/platform/reconciliation/gateway-comparison";
import { shiftedClock, systemClock } from "@/platform/services/clock";
import type { Services } from "@/platform/services/services";
import { type NoticeTarget, startSiteNotifier } from "@/platform/site/site-notifier";
import { recordOrigin, type ServedSite, siteIds } from "@/platform/site/site-origin";
import { httpSms } from "@/platform/sms/http-sms";
import { deepl } from "@/platform/translator/deepl";
import { createApp } from "./app";
import { chooseGateway } from "./choose-gateway";
import { chooseMediaStore } from "./choose-media-store";
import { deadlineWorks } from "./deadlines";
import type { PlatformEnvironment } from "./environment";
import { liveDemoMonth } from "./live-demo-month";
import { payables } from "./payables";
import { EnvironmentError } from "./read-environment";

const PRINTERS = 2;

/** True unless the site is marked as more than a demonstration, whose books begin empty. */
const isTrial = (environment: PlatformEnvironment): boolean =>
  environment.DEMO_MONTH === "on" &&
  !environment.DATABASE_URL &&
  !environment.SMTP_URL &&
  !environment.STRIPE_SECRET_KEY;

/** Lists ids, each once and the least first. */
const listed = (ids: number[]): string => [...new Set(ids)].toSorted((a, b) => a - b).join(", ");

export interface Platform {
  /** Answers one request of the contract; `address` is the browser's, for limits. */
  fetch(request: Request, caller: { address: string }): Promise<Response>;
  /** Demonstration accounts that this start created, and the password that was drawn for them. */
  created: { accounts: string[]; demoPassword: string | undefined };
  /** Address of the owner of a site that was created before and where nobody has logged in yet. */
  ownerAwaited: string | undefined;
  origin: string;
  /** Tells whether mails and text messages leave; others wait in the outbox. */
  isDelivered: Services["isDelivered"];
  /** Gateway that takes the money: with TEST, none moves. */
  gateway: "TEST" | "STRIPE";
  /** Tells the served site of changes that nobody announced. */
  tellSite(changes: Change[]): Promise<void>;
  /** Asks the database for a sign of life. @throws when it is away */
  askDatabase(): Promise<unknown>;
  /** Pattern of a call's path, such as `/booking/:reference`; undefined for an unknown call. */
  routeOf(method: string, path: string): string | undefined;
  /** Connections to PostgreSQL; undefined on the embedded database. */
  connections: Database["connections"];
  /** Counts the rows waiting in outbox and deadlines. @throws when the database is away */
  waitingWork(): Promise<WaitingWork>;
  /** Stops beginning work of its own: mails and deadlines wait for another process. */
  rest(): void;
  /** Ends the work under way, for ten seconds at the most. */
  close(): Promise<void>;
}

/**
 * Opens the database, creates the missing parts, and starts the work that waits there.
 * @param served the site whose address this process knows
 * @param notices address at which that site is told of its changes; it is told nothing when left
 *   out
 * @throws FolderInUse when another process has the embedded database open
 * @throws DamagedFolder when files of the embedded database are damaged
 * @throws EnvironmentError when there is no such site
 */
export async function openPlatform(
  environment: PlatformEnvironment,
  served: ServedSite,
  notices?: NoticeTarget,
): Promise<Platform> {
  try {
    return await openParts(environment, served, notices);
  } catch (error) {
    const { DATABASE_URL, DATA_DIR } = environment;
    const damage = DATABASE_URL ? undefined : damageFound(databaseFolder(DATA_DIR), error);
    throw damage ?? error;
  }
}

async function openParts(
  environment: PlatformEnvironment,
  served: ServedSite,
  notices?: NoticeTarget,
): Promise<Platform> {
  const log = pino({
    level: environment.LOG_LEVEL,
    redact: ["*.email", "*.phone", "*.token", "*.password", "req.headers.authorization"],
  });
  const { CLOCK_SHIFT_FILE, DATA_DIR, BACKUP_FOLDER } = environment;
  const kept = await makeDataPrivate(DATA_DIR);
  if (BACKUP_FOLDER) kept.push(...(await makeBackupsPrivate(BACKUP_FOLDER)));
  if (kept.length > 0) log.warn({ kept: kept.slice(0, 10) }, "others may read these files");
  const clock = CLOCK_SHIFT_FILE ? shiftedClock(CLOCK_SHIFT_FILE) : systemClock;
  const database = await openBroughtOver(
    {
      databaseUrl: environment.DATABASE_URL,
      dataDir: environment.DATA_DIR,
      onLost: (error) =>
        log.warn({ err: loggable(error) }, "a connection to the database was lost"),
    },
    (tally) => log.warn(tally, "the database of an earlier version was brought over"),
  );
  const there = await siteIds(database.everySite);
  const known = [...new Set([...there, ...DEMO_SITE_IDS])];
  // Before anything is created: the password that is drawn then is told once, at the end.
  if (!known.includes(served.idSite)) {
    await database.close();
    throw new EnvironmentError([
      `SITE_ID: the database has no site ${served.idSite}; it has ${listed(known)}`,
    ]);
  }
  const sealing = await beginSealing(database, environment, clock.now()).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  sealing.whole.catch((error: Error) =>
    log.error({ err: loggable(error) }, "letters were not sealed"),
  );
  const { copyInto } = database;
  const snapshotDoor =
    copyInto &&
    (await openSnapshotDoor(environment.DATA_DIR, copyInto).catch((error: Error) => {
      log.warn({ err: loggable(error) }, "the site has to be stopped to be backed up");
    }));
  const demoPassword = environment.DEMO_PASSWORD ?? randomBytes(9).toString("base64url");
  const demoSites = DEMO_SITE_IDS.every((id) => there.includes(id))
    ? []
    : (await import("@/demonstration/sites")).demoSites;
  const ids = await seedSites(database, demoSites, { demoPassword, now: clock.now() });
  await beginPageCopies(database, served.idSite, clock.now());
  await fillSearch(database, served.idSite, clock.now());
  if (isTrial(environment)) await measureDemonstration(database, ids);
  const origin = await recordOrigin(database.everySite, served);
  if (origin === undefined) throw new Error(`Site ${served.idSite} was not created`);
  const notifier = notices && startSiteNotifier(notices, log);
  database.onChange(async (idSite, changes) => {
    if (idSite === served.idSite) await notifier?.tell(changes);
  });
  const media = await chooseMediaStore(environment);
  const printers = Array.from({ length: PRINTERS }, () => startDocumentPrinter(media));
  const { print, printInTurn } = printInQueue(printers);
  const mailSender = startMailSender({
    database,
    clock,
    log,
    transport: environment.SMTP_URL ? smtpTransport(environment.SMTP_URL) : undefined,
    sms: environment.SMS_URL
      ? httpSms({ url: environment.SMS_URL, token: environment.SMS_TOKEN })
      : undefined,
    push: webPush(),
    print: printInTurn,
    onRefused: noteRefusal,
  });
  database.onMessages(() => void mailSender.wake());
  const isDelivered = {
    MAIL: environment.SMTP_URL !== undefined,
    SMS: environment.SMS_URL !== undefined,
  };
  const limitStore = await openLimitStore({
    redisUrl: environment.REDIS_URL,
    databaseUrl: environment.DATABASE_URL,
    onLost: (error) =>
      log.warn({ err: loggable(error) }, "limits are counted by this process alone for now"),
  });
  const gateway = await chooseGateway(environment, { database, clock });
  const services: Services = {
    database,
    clock,
    log,
    searchPlaces: createPlaceSearch({ geocoderUrl: environment.GEOCODER_URL, log }),
    roadDistance: createRoadDistance({ routerUrl: environment.ROUTER_URL, log }),
    readCalendar: createCalendarReader(),
    rateLimits: createRateLimits(environment.RATE_LIMIT_FACTOR, limitStore),
    holdsPerNetwork: Math.ceil(MAX_UNPAID_HOLDS * environment.RATE_LIMIT_FACTOR),
    media,
    svgHosts: environment.SVG_HOSTS,
    payables,
    templates: { siteOf: siteOfTemplate, fill: fillFromTemplate },
    monthlyInvoices,
    gateway,
    translate: environment.DEEPL_API_KEY
      ? deepl({ key: environment.DEEPL_API_KEY, url: environment.DEEPL_API_URL })
      : undefined,
    deliverNotice: async (request) => app.fetch(request),
    print,
    isDelivered,
    mailReturnToken: environment.MAIL_RETURN_TOKEN,
    wakeDeadlines: () => void deadlines.wake(),
  };
  await startComparisons(database, clock);
  const app = createApp(services);
  const closing = new AbortController();
  // Only the deadlines wait for it: they would end the bookings that it makes in the past.
  const isLived = liveDemoMonth(services, isTrial(environment) ? ids : [], closing.signal).catch(
    (error: unknown) => log.warn({ err: loggable(error) }, "the demonstration was left unfinished"),
  );
  const deadlines = startDeadlineRunner(services, deadlineWorks, isLived);
  let resting: Promise<unknown> | undefined;
  const rest = () => {
    closing.abort();
    resting ??= Promise.all([deadlines.stop(), mailSender.stop()]);
    return resting;
  };
  const nightlyBackup = BACKUP_FOLDER ? startNightlyBackup(BACKUP_FOLDER, log) : undefined;
  // A PostgreSQL does that by itself.
  const nightlyVacuum = environment.DATABASE_URL
    ? undefined
    : startNightlyVacuum(database.everySite, log);
  return {
    fetch: async (request, caller) => app.fetch(request, caller),
    created: {
      accounts: demoSites
        .filter(({ site }) => ids.includes(site.id))
        .flatMap(({ people }) => people.map(({ email }) => email)),
      demoPassword: ids.length > 0 && !environment.DEMO_PASSWORD ? demoPassword : undefined,
    },
    ownerAwaited: ids.includes(served.idSite)
      ? undefined
      : await ownerAwaited(database.everySite, served.idSite),
    origin,
    isDelivered,
    gateway: gateway.name,
    tellSite: async (changes) => notifier?.tell(changes),
    askDatabase: () => database.everySite.execute(sql`select 1`),
    routeOf: (method, path) => routePattern(app, method, path),
    connections: database.connections,
    waitingWork: () => readWaitingWork(database.everySite, clock.now()),
    rest: () => void rest(),
    close: async () => {
      await rest();
      notifier?.stop();
      nightlyBackup?.stop();
      await nightlyVacuum?.stop();
      await sealing.stop();
      if (snapshotDoor) await snapshotDoor.close();
      await Promise.all(printers.map((printer) => printer.stop()));
      await limitStore.close();
      await database.close();
    },
  };
}
