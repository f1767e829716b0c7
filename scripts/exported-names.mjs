import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const FOLDERS = ["components", "demonstration", "lib", "platform", "server", "stores"];

/** Tests, and the demonstration sites: the same page of two sites has the same name. */
const LEFT_OUT = /\.test\.tsx?$|\.d\.ts$|^demonstration\/(\d+|legal)\//;

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

const ENDS_OF_A_CALL = ["lib/contract/calls/", "lib/api/", "platform/"];

/**
 * Tells whether a name belongs to one call of the contract: its declaration, and the code that
 * makes or answers it.
 * @param {string[]} files
 */
const isOfOneCall = (files) =>
  files.some((file) => file.startsWith("lib/contract/calls/")) &&
  files.every((file) => ENDS_OF_A_CALL.some((end) => file.startsWith(end))) &&
  ENDS_OF_A_CALL.every((end) => files.filter((file) => file.startsWith(end)).length < 2);

/** Lists the names that more than one file exports. @returns {string[]} one line each */
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
    .filter(({ files }) => files.length > 1 && !isOfOneCall(files))
    .map(({ name, files }) => `${name}: ${files.join(", ")}`)
    .sort();
}
