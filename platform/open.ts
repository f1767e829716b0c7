import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import type { Change } from "@/lib/contract/change";
import { startNightlyBackup } from "@/platform/backup/nightly-backup";
import { openSnapshotDoor } from "@/platform/backup/snapshot-door";
import { MAX_UNPAID_HOLDS } from "@/platform/booking/record/hold-places";
import { monthlyInvoices } from "@/platform/business/monthly-invoices";
import { type Database, openDatabase } from "@/platform/db/database";
import { seedSites } from "@/platform/demo/seed";
import { demoSites } from "@/platform/demo/sites";
import { startDocumentPrinter } from "@/platform/document/pdf/document-printer";
import { printInQueue } from "@/platform/document/pdf/print-in-queue";
import { createPlaceSearch } from "@/platform/geo/places/geocoder";
import { createRoadDistance } from "@/platform/geo/roads/road";
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
import { webPush } from "@/platform/push/web-push";
import { shiftedClock, systemClock } from "@/platform/services/clock";
import type { Services } from "@/platform/services/services";
import { type NoticeTarget, startSiteNotifier } from "@/platform/site/site-notifier";
import { recordOrigin, type ServedSite } from "@/platform/site/site-origin";
import { httpSms } from "@/platform/sms/http-sms";
import { createApp } from "./app";
import { chooseGateway } from "./choose-gateway";
import { chooseMediaStore } from "./choose-media-store";
import { deadlineWorks } from "./deadlines";
import type { PlatformEnvironment } from "./environment";
import { payables } from "./payables";

/** How many documents are printed at once. */
const PRINTERS = 2;

/** A running provider. */
export interface Platform {
  /** Answers one request of the contract; `address` is the browser's, for limits. */
  fetch(request: Request, caller: { address: string }): Promise<Response>;
  /** The demonstration sites that this start created, and the password drawn for their accounts. */
  created: { ids: number[]; demoPassword: string | undefined };
  /** The address that links to the served site begin with; undefined when there is no such site. */
  origin: string | undefined;
  /** Whether mails and text messages leave; what does not waits in the outbox. */
  isDelivered: Services["isDelivered"];
  /** Who takes the money: with TEST, none moves. */
  gateway: "TEST" | "STRIPE";
  /** Tells the served site of changes that nobody announced. */
  tellSite(changes: Change[]): Promise<void>;
  /** Asks the database for a sign of life. @throws when it is away */
  askDatabase(): Promise<unknown>;
  /** The pattern of a call's path, such as `/booking/:reference`; undefined for no call of the contract. */
  routeOf(method: string, path: string): string | undefined;
  /** The connections to PostgreSQL; undefined on the embedded database. */
  connections: Database["connections"];
  /** Counts what waits in the outbox and in the deadlines. @throws when the database is away */
  waitingWork(): Promise<WaitingWork>;
  /** Begins no work of its own any more: mails and deadlines wait for another process. */
  rest(): void;
  /** Ends what is under way, for ten seconds at the most. */
  close(): Promise<void>;
}

/**
 * Opens the database, creates what is missing in it, and starts the work that waits there.
 * @param served the site whose address this process knows
 * @param notices where that site is told what of it has changed; it is told nothing when left out
 * @throws FolderInUse when another process has the embedded database open.
 */
export async function openPlatform(
  environment: PlatformEnvironment,
  served: ServedSite,
  notices?: NoticeTarget,
): Promise<Platform> {
  const log = pino({
    level: environment.LOG_LEVEL,
    redact: ["*.email", "*.phone", "*.token", "*.password", "req.headers.authorization"],
  });
  const { CLOCK_SHIFT_FILE } = environment;
  const clock = CLOCK_SHIFT_FILE ? shiftedClock(CLOCK_SHIFT_FILE) : systemClock;
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL,
    dataDir: environment.DATA_DIR,
    onLost: (error) => log.warn({ err: loggable(error) }, "a connection to the database was lost"),
  });
  const { copyInto } = database;
  const snapshotDoor =
    copyInto &&
    (await openSnapshotDoor(environment.DATA_DIR, copyInto).catch((error: Error) => {
      log.warn({ err: loggable(error) }, "the site has to be stopped to be backed up");
    }));
  const demoPassword = environment.DEMO_PASSWORD ?? randomBytes(9).toString("base64url");
  const ids = await seedSites(database, demoSites, { demoPassword });
  const origin = await recordOrigin(database.everySite, served);
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
    monthlyInvoices,
    gateway,
    deliverNotice: async (request) => app.fetch(request),
    print,
    isDelivered,
    wakeDeadlines: () => void deadlines.wake(),
  };
  const app = createApp(services);
  const deadlines = startDeadlineRunner(services, deadlineWorks);
  let resting: Promise<unknown> | undefined;
  const rest = () => {
    resting ??= Promise.all([deadlines.stop(), mailSender.stop()]);
    return resting;
  };
  const { BACKUP_FOLDER } = environment;
  const nightlyBackup = BACKUP_FOLDER ? startNightlyBackup(BACKUP_FOLDER, log) : undefined;
  // A PostgreSQL does that by itself.
  const nightlyVacuum = environment.DATABASE_URL
    ? undefined
    : startNightlyVacuum(database.everySite, log);
  return {
    fetch: async (request, caller) => app.fetch(request, caller),
    created: {
      ids,
      demoPassword: ids.length > 0 && !environment.DEMO_PASSWORD ? demoPassword : undefined,
    },
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
      if (snapshotDoor) await snapshotDoor.close();
      await Promise.all(printers.map((printer) => printer.stop()));
      await limitStore.close();
      await database.close();
    },
  };
}
