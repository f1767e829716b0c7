import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const FOLDERS = ["app", "components", "lib", "stores"];

/** Globals that a browser may refuse, or has only over https. */
const GLOBALS = new Set([
  "BroadcastChannel",
  "IntersectionObserver",
  "Notification",
  "ResizeObserver",
  "SharedWorker",
  "caches",
  "getImageData",
  "indexedDB",
  "localStorage",
  "matchMedia",
  "sessionStorage",
  "toDataURL",
]);
/** @type {Record<string, Set<string>>} */
const MEMBERS = {
  crypto: new Set(["randomUUID", "subtle"]),
  document: new Set(["cookie", "requestStorageAccess"]),
  navigator: new Set([
    "clipboard",
    "credentials",
    "geolocation",
    "locks",
    "permissions",
    "sendBeacon",
    "serviceWorker",
    "share",
    "storage",
    "vibrate",
    "wakeLock",
  ]),
};
const PACKAGES = new Set(["js-cookie"]);

/** Tests, and the one place that guards against it. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|^lib\/browser\//;

/** @param {ts.Node} node @returns {string | undefined} the means that a browser may refuse */
function meansIn(node) {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    return PACKAGES.has(node.moduleSpecifier.text) ? node.moduleSpecifier.text : undefined;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const { name, expression } = node;
    const of = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
    if (ts.isIdentifier(of) && MEMBERS[of.text]?.has(name.text)) return `${of.text}.${name.text}`;
    return GLOBALS.has(name.text) ? name.text : undefined;
  }
  const isValue =
    ts.isIdentifier(node) &&
    GLOBALS.has(node.text) &&
    !ts.isTypeNode(node.parent) &&
    !(ts.isPropertyAssignment(node.parent) && node.parent.name === node) &&
    !ts.isPropertyAccessExpression(node.parent);
  // The last identifier is looked at from above, unless it is the owner of the member.
  const isOwner =
    ts.isIdentifier(node) &&
    GLOBALS.has(node.text) &&
    ts.isPropertyAccessExpression(node.parent) &&
    node.parent.expression === node;
  return isValue || isOwner ? node.text : undefined;
}

/**
 * Finds the site's uses of means that a browser may refuse, past `lib/browser`, which guards
 * against it.
 * @param {string} file its path
 * @param {string} text
 * @returns {string[]} one line each
 */
export function browserMeansIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    const means = meansIn(node);
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (means) found.push(`${file}:${line}: ${means}`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

export const unguardedMeans = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file)),
  ).flatMap((file) => browserMeansIn(file, readFileSync(file, "utf8")));
