import ts from "typescript";

/** Browser's globals that ask a server. */
const GLOBALS = ["fetch", "WebSocket", "EventSource", "XMLHttpRequest"];

/** Imports from Node.js and from packages that open a connection; null for any import. */
const MODULES: Record<string, string[] | null> = {
  http: ["request", "get", "Agent", "globalAgent", "ClientRequest"],
  net: ["connect", "createConnection", "Socket"],
  https: null,
  http2: null,
  tls: null,
  dgram: null,
  dns: null,
  "dns/promises": null,
  child_process: null,
  nodemailer: null,
  pg: null,
  "@redis/client": null,
  stripe: null,
  "web-push": null,
  aws4fetch: ["AwsClient"],
  undici: null,
  axios: null,
  got: null,
  "node-fetch": null,
  "@aws-sdk/client-s3": null,
  // These load by their addresses.
  "@react-pdf/renderer": ["Image", "Font"],
};

/** Lists the means of a source to ask a server: globals, and modules with their imports. */
export function waysOut(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const ways = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const way of [...importedBy(node), ...globalOf(node)]) ways.add(way);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...ways].sort();
}

function importedBy(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const { importClause: clause, moduleSpecifier } = node;
    if (clause?.isTypeOnly) return [];
    const named = clause?.namedBindings;
    const isWhole = !clause || clause.name !== undefined || (named && ts.isNamespaceImport(named));
    if (isWhole || !named || !ts.isNamedImports(named)) return wayOf(moduleSpecifier.text);
    const names = named.elements.flatMap(({ isTypeOnly, name, propertyName }) =>
      isTypeOnly ? [] : [(propertyName ?? name).text],
    );
    return names.length > 0 ? wayOf(moduleSpecifier.text, names) : [];
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) {
    return ts.isStringLiteral(node.moduleSpecifier) ? wayOf(node.moduleSpecifier.text) : [];
  }
  if (!ts.isCallExpression(node)) return [];
  const [argument] = node.arguments;
  const isLoad =
    node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText() === "require";
  return isLoad && argument && ts.isStringLiteral(argument) ? wayOf(argument.text) : [];
}

function wayOf(specifier: string, names?: string[]): string[] {
  const name = specifier.replace(/^node:/, "");
  const ways = Object.hasOwn(MODULES, name) ? MODULES[name] : [];
  const isWay =
    ways === null || (ways && (!names ? ways.length > 0 : names.some((n) => ways.includes(n))));
  return isWay ? [name] : [];
}

/** Finds a global that is used as a value, by its name or as one of `globalThis`. */
function globalOf(node: ts.Node): string[] {
  if (!ts.isIdentifier(node) || !GLOBALS.includes(node.text)) return [];
  const { parent } = node;
  const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
  if (isMember) {
    return /^(globalThis|global|window|self)$/.test(parent.expression.getText()) ? [node.text] : [];
  }
  const isName =
    ((ts.isPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent) ||
      ts.isPropertySignature(parent) ||
      ts.isMethodSignature(parent) ||
      ts.isBindingElement(parent)) &&
      parent.name === node) ||
    ts.isTypeQueryNode(parent) ||
    ts.isTypeReferenceNode(parent);
  return isName ? [] : [node.text];
}
