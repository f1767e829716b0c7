import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const FOLDERS = ["components", "lib", "platform", "server", "stores"];

/** Tests, and the demonstration sites: the same page of two sites has the same name. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|^platform\/(testing|demo\/(\d+|legal))\//;

/** @param {string} folder */
const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));

/** @param {ts.Statement} statement */
const isExported = (statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** @param {ts.Statement} statement @returns {string[]} */
function namesOf(statement) {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/**
 * True where a name is a call of the contract at both of its ends: the site's and the provider's.
 * @param {string[]} files
 */
const isCallAtBothEnds = (files) =>
  files.length === 2 &&
  files.some((file) => file.startsWith("lib/api/")) &&
  files.some((file) => file.startsWith("platform/"));

/** The names that more than one file exports. @returns {string[]} one line each */
export function namesWithTwoMeanings() {
  /** @type {Map<string, Set<string>>} */
  const filesByName = new Map();
  for (const file of FOLDERS.flatMap(sourcesIn)) {
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
    for (const name of source.statements.filter(isExported).flatMap(namesOf)) {
      filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file));
    }
  }
  return [...filesByName]
    .map(([name, files]) => ({ name, files: [...files].sort() }))
    .filter(({ files }) => files.length > 1 && !isCallAtBothEnds(files))
    .map(({ name, files }) => `${name}: ${files.join(", ")}`)
    .sort();
}
