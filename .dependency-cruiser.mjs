/** The walls of the house: who may import whom. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "rules-and-contract-stand-alone",
      comment: "Both ends share them: of ours, they import nothing but each other.",
      severity: "error",
      from: { path: "^lib/(rules|contract)/" },
      to: {
        path: "^(app|components|stores|platform|lib|e2e|scripts|messages|server|environment)",
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
        path: "^(app|components|stores|lib|server|environment)",
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
