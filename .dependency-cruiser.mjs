/**
 * Which module of the platform may import which. The wiring at the root imports all of them; what
 * is not named here, none imports. A module that needs another one is drawn here first.
 */
const PLATFORM_MODULES = {
  db: [],
  http: ["db"],
  sms: [],
  geo: ["http", "services", "site"],
  services: ["db", "document", "geo", "http"],
  jobs: ["db", "http", "services"],
  site: ["db", "geo", "http", "services"],
  media: ["http", "services"],
  mail: ["db", "document", "http", "services", "site", "sms"],
  content: ["db", "http", "services"],
  payment: ["db", "document", "http", "jobs", "services"],
  document: ["db", "geo", "http", "payment", "services", "site"],
  purchase: ["content", "db", "document", "http", "mail", "payment", "services", "site", "sms"],
  account: [
    "db",
    "geo",
    "http",
    "jobs",
    "mail",
    "newsletter",
    "privacy",
    "purchase",
    "services",
    "site",
  ],
  newsletter: ["account", "db", "http", "jobs", "mail", "services", "site"],
  contact: ["account", "db", "http", "mail", "services", "site"],
  booking: [
    "account",
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
    "sms",
  ],
  shop: [
    "account",
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
  admin: ["booking", "db", "document", "geo", "http", "payment", "services", "shop", "site"],
  demo: ["db"],
};

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
      to: { path: `^platform/(?!${Object.keys(PLATFORM_MODULES).join("|")}|testing)[^/]+/` },
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
      comment: "No I/O, no React: a rule is a function of what it is given.",
      severity: "error",
      from: { path: "^lib/rules/", pathNot: "\\.test\\.ts$" },
      to: { path: "^(fs|net|http|https|child_process|node:|.*node_modules/(react|next|zod)/)" },
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
      name: "components-know-no-app",
      severity: "error",
      from: { path: "^(components|stores|lib)/" },
      to: { path: "^app/" },
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
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|public|node_modules)" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { conditionNames: ["import", "require", "node", "default", "types"] },
  },
};
