import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { SiteData } from "@/demonstration/data/site-data";
import { fillFromTemplate, siteOfTemplate } from "@/demonstration/templates/templates";
import type { Envelope } from "@/lib/contract/envelope";
import type { LanguageCode } from "@/lib/contract/locale";
import { createApp, type PlatformApp } from "@/platform/app";
import { monthlyInvoices } from "@/platform/business/monthly-invoices";
import type { Database } from "@/platform/db/database";
import { deadlineWorks } from "@/platform/deadlines";
import { readUploadedPictures } from "@/platform/document/pdf/uploaded-pictures";
import { gazetteerSearch } from "@/platform/geo/places/geocoder";
import { estimatedRoad } from "@/platform/geo/roads/road";
import { createRateLimits } from "@/platform/http/rate-limits";
import { readBusyTimes } from "@/platform/ical/busy-times";
import { UnreadableCalendar } from "@/platform/ical/unreadable-calendar";
import { runDue } from "@/platform/jobs/deadline-runner";
import { folderStore } from "@/platform/media/store/folder-store";
import { payables } from "@/platform/payables";
import { testGateway } from "@/platform/payment/test-gateway/test-gateway";
import type { Clock } from "@/platform/services/clock";
import type { Services } from "@/platform/services/services";
import { deletePurchases } from "./delete-purchases";
import { FIRST_MOMENT } from "./first-moment";
import { freshDatabaseUrl } from "./fresh-database-url";
import { openSeededDatabase } from "./seeded-database";
import { templateDatabase } from "./template-database";
import { setTestSealingKey } from "./test-sealing-key";
import { tinySite } from "./tiny-site";

/** Call as a test writes it; site 901 in French unless it says otherwise. */
export interface TestCall {
  /** Body sent as JSON, or as the form that it is. */
  body?: unknown;
  idSite?: number;
  language?: LanguageCode;
  headers?: Record<string, string>;
}

export interface TestPlatform {
  app: PlatformApp;
  database: Database;
  /** Tools of the app, for another app on the same database. */
  services: Services;
  /** Clock of the platform, stopped at 2026-11-20 10:00 in Paris until a test moves it. */
  clock: Clock & { moveTo(iso: string): void };
  runDue(): Promise<void>;
  /** Moves the clock, and does all that waits until then. */
  runUntil(iso: string): Promise<void>;
  /** Forgets every booking and order with their consequences, and goes back to the first moment. */
  startAfresh(): Promise<void>;
  call<T>(
    method: string,
    path: string,
    call?: TestCall,
  ): Promise<{ status: number; answer: Envelope<T> }>;
  /** Makes one call that must succeed, and returns its data. @throws Error when it does not */
  data<T>(method: string, path: string, call?: TestCall): Promise<T>;
  close(): Promise<void>;
}

export const TEST_PASSWORD = "a password for tests";

/**
 * Opens the whole platform on a fresh database: in memory, or on the server at TEST_DATABASE_URL.
 * It takes a second to open: share one per test file.
 * @param options.server server for its database in place of that; null for in memory
 * @param options.sites the seeded sites, the tiny sites 901 and 902 by default
 * @param options.services in place of its own
 */
export async function openTestPlatform(
  options: { server?: string | null; sites?: SiteData[]; services?: Partial<Services> } = {},
): Promise<TestPlatform> {
  const { server = process.env.TEST_DATABASE_URL } = options;
  setTestSealingKey();
  const sites = options.sites ?? [tinySite(901), tinySite(902)];
  const template = server ? await templateDatabase(server, sites, TEST_PASSWORD) : undefined;
  const fresh = server ? await freshDatabaseUrl(server, template) : undefined;
  const database = await openSeededDatabase(fresh?.url, sites, TEST_PASSWORD);
  const clock = movableClock();
  const mediaFolder = await mkdtemp(join(tmpdir(), "media-"));
  const media = options.services?.media ?? folderStore(mediaFolder);
  const faults: string[] = [];
  const services: Services = {
    database,
    clock,
    log: pino({ level: "error" }, { write: (line) => faults.push(line) }),
    searchPlaces: gazetteerSearch,
    roadDistance: estimatedRoad,
    readCalendar: async (source, within) => {
      if ("file" in source) return readBusyTimes(source.file, within);
      throw new UnreadableCalendar("CALENDAR_NOT_FOUND");
    },
    rateLimits: createRateLimits(10_000),
    holdsPerNetwork: 10_000,
    svgHosts: [],
    payables,
    templates: { siteOf: siteOfTemplate, fill: fillFromTemplate },
    monthlyInvoices,
    gateway: testGateway({ database, clock }),
    translate: undefined,
    deliverNotice: async (request) => app.request(request),
    media,
    print: async (data) => {
      const { printDocument } = await import("@/platform/document/pdf/print-document");
      return printDocument(data, await readUploadedPictures(media, data));
    },
    isDelivered: { MAIL: false, SMS: false },
    mailReturnToken: "a token of the mail provider",
    wakeDeadlines: () => undefined,
    ...options.services,
  };
  const app = createApp(services);
  const runAllDue = () => runDue(services, deadlineWorks);
  const call: TestPlatform["call"] = async (method, path, testCall = {}) => {
    const response = await app.request(path, requestOf(method, testCall), {
      address: "203.0.113.7",
    });
    return { status: response.status, answer: await response.json() };
  };
  return {
    app,
    database,
    services,
    clock,
    startAfresh: async () => {
      clock.moveTo(FIRST_MOMENT.toISOString());
      await deletePurchases(database.everySite);
    },
    runDue: runAllDue,
    runUntil: async (iso) => {
      clock.moveTo(iso);
      await runAllDue();
    },
    call,
    data: async <T>(method: string, path: string, testCall?: TestCall) => {
      const { status, answer } = await call<T>(method, path, testCall);
      if (!answer.success) {
        const why = status >= 500 ? faults.at(-1) : "";
        throw new Error(`${method} ${path}: ${status} ${answer.message} ${why}`);
      }
      return answer.data;
    },
    close: async () => {
      await database.close();
      await fresh?.drop();
      await rm(mediaFolder, { recursive: true });
    },
  };
}

function requestOf(method: string, call: TestCall): RequestInit {
  const { body, idSite = 901, language = "fr_FR", headers = {} } = call;
  const isForm = body instanceof FormData;
  return {
    method,
    headers: {
      idSite: String(idSite),
      userLang: language,
      ...(body === undefined || isForm ? {} : { "Content-Type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  };
}

function movableClock(): TestPlatform["clock"] {
  let now = FIRST_MOMENT;
  return {
    now: () => new Date(now),
    moveTo: (iso) => {
      now = new Date(iso);
    },
  };
}
