/**
 * Which module of the platform may import which. The wiring at the root imports all of them; what
 * is not named here, none imports. A module that needs another one is drawn here first.
 * @type {Record<string, string[]>}
 */
const PLATFORM_MODULES = {
  db: [],
  http: ["db"],
  audit: ["db", "http"],
  outgoing: [],
  sms: ["outgoing"],
  ical: ["outgoing"],
  geo: ["http", "outgoing"],
  services: ["db", "document", "geo", "http", "ical", "media"],
  jobs: ["audit", "db", "http", "services"],
  site: ["db", "geo", "http", "outgoing", "services"],
  media: ["db", "http", "outgoing"],
  push: ["db", "http", "outgoing", "services"],
  mail: ["audit", "db", "document", "http", "push", "services", "site", "sms"],
  alert: ["account", "audit", "db", "http", "mail", "push", "services", "site", "sms"],
  content: ["db", "http", "services"],
  payment: ["db", "http", "jobs", "outgoing", "services"],
  document: ["db", "geo", "http", "media", "payment", "site"],
  purchase: ["content", "db", "document", "http", "mail", "payment", "services", "site", "sms"],
  reconciliation: ["alert", "audit", "db", "http", "jobs", "mail", "payment", "services", "site"],
  account: ["audit", "db", "geo", "http", "jobs", "mail", "purchase", "services", "site"],
  newsletter: ["account", "db", "http", "jobs", "mail", "services", "site"],
  contact: ["account", "alert", "audit", "db", "http", "mail", "services", "site"],
  booking: [
    "account",
    "alert",
    "db",
    "document",
    "geo",
    "http",
    "ical",
    "jobs",
    "mail",
    "payment",
    "purchase",
    "services",
    "site",
    "sms",
  ],
  shop: [
    "account",
    "alert",
    "db",
    "document",
    "geo",
    "http",
    "jobs",
    "mail",
    "payment",
    "purchase",
    "services",
    "site",
  ],
  privacy: [
    "account",
    "booking",
    "db",
    "http",
    "jobs",
    "mail",
    "purchase",
    "services",
    "shop",
    "site",
  ],
  admin: [
    "account",
    "audit",
    "booking",
    "business",
    "db",
    "document",
    "geo",
    "http",
    "ical",
    "mail",
    "media",
    "jobs",
    "payment",
    "privacy",
    "purchase",
    "services",
    "shop",
    "site",
  ],
  business: [
    "audit",
    "booking",
    "db",
    "document",
    "http",
    "jobs",
    "mail",
    "payment",
    "purchase",
    "services",
    "site",
  ],
  backup: ["db", "services"],
  demo: ["db"],
};

for (const [name, others] of Object.entries(PLATFORM_MODULES)) {
  const back = others.find((other) => PLATFORM_MODULES[other]?.includes(name));
  if (back) throw new Error(`${name} and ${back} may import each other: one of them is the lower`);
}

const OF_TESTS = "\\.test\\.tsx?$|^platform/testing/";

const moduleWalls = Object.entries(PLATFORM_MODULES).map(([name, others]) => ({
  name: `platform-${name}-imports-only-what-it-may`,
  comment: "The table PLATFORM_MODULES says which module may import which.",
  severity: "error",
  from: { path: `^platform/${name}/`, pathNot: OF_TESTS },
  to: { path: "^platform/", pathNot: `^platform/(${[name, ...others].join("|")})/` },
}));

/** The walls of the house: who may import whom. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...moduleWalls,
    {
      name: "every-module-has-its-walls",
      comment: "A new module of the platform is drawn in the table PLATFORM_MODULES first.",
      severity: "error",
      from: {},
      to: { path: `^platform/(?!(?:${Object.keys(PLATFORM_MODULES).join("|")}|testing)/)[^/]+/` },
    },
    {
      name: "simulations-and-tests-are-not-of-the-product",
      severity: "error",
      from: { pathNot: `^(simulations|e2e|scripts)/|${OF_TESTS}|^(vitest|playwright)\\.` },
      to: { path: "^(simulations|e2e|platform/testing)/" },
    },
    {
      name: "rules-and-contract-stand-alone",
      comment: "Both ends share them: of ours, they import nothing but each other.",
      severity: "error",
      from: { path: "^lib/(rules|contract)/" },
      to: {
        path: "^(app|components|stores|platform|lib|e2e|scripts|messages|server|simulations)/",
        pathNot: "^lib/(rules|contract)/",
      },
    },
    {
      name: "rules-are-pure",
      comment:
        "No I/O, no React: a rule is a function of what it is given, by days, numbers and texts alone.",
      severity: "error",
      from: { path: "^lib/rules/", pathNot: "\\.test\\.ts$" },
      to: {
        dependencyTypes: ["core", "npm", "npm-dev", "npm-optional", "npm-peer", "npm-no-pkg"],
        pathNot: "node_modules/(date-fns|@date-fns/tz|libphonenumber-js|parse5)/",
      },
    },
    {
      name: "platform-knows-no-site",
      severity: "error",
      from: { path: "^platform/" },
      to: {
        path: "^(app|components|stores|lib|server)/",
        pathNot: "^lib/(rules|contract)[/.]",
      },
    },
    {
      name: "site-knows-no-platform",
      comment: "The server gives the site its provider; it sees a function and no more.",
      severity: "error",
      from: { path: "^(app|components|stores|lib|middleware)" },
      to: { path: "^platform/" },
    },
    {
      name: "a-members-space-stands-above-what-it-shows",
      comment:
        "The space shows bookings, orders and the shell; of a session, these ask `components/session`.",
      severity: "error",
      from: { path: "^components/(booking|content|forms|layout|purchase|session|shop|ui)/" },
      to: { path: "^components/account/" },
    },
    {
      name: "a-session-knows-no-screen",
      severity: "error",
      from: { path: "^components/session/" },
      to: { path: "^components/(?!session/|ui/)" },
    },
    {
      name: "components-know-no-app",
      severity: "error",
      from: { path: "^(components|stores|lib)/" },
      to: { path: "^app/" },
    },
    {
      name: "nobody-opens-a-session-past-the-second-factor",
      comment:
        "`enter` asks for it; the others have had its code, or renew a session that is open.",
      severity: "error",
      from: {
        path: "^platform/",
        pathNot: `^platform/account/(session/(enter|answer-challenge)|password/change-password)\\.ts$|${OF_TESTS}`,
      },
      to: { path: "^platform/account/session/open-session\\.ts$" },
    },
    {
      name: "only-the-panel-knows-the-panel",
      comment: "Public pages carry nothing of it.",
      severity: "error",
      from: {
        path: "^(app|components|lib|stores)/",
        pathNot: "^(app/\\(admin\\)|components/admin)/",
      },
      to: { path: "^components/admin/" },
    },
    {
      name: "stores-know-no-components",
      severity: "error",
      from: { path: "^stores/" },
      to: { path: "^components/" },
    },
    {
      name: "no-circles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|public)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { conditionNames: ["import", "require", "node", "default", "types"] },
  },
};
