import ts from "typescript";
import { branchesOf, childrenOf, componentOf, isTransparent, returnedBy } from "./jsx-parts.mjs";

/**
 * @typedef {"BESIDE" | "BEHIND"} Stand beside something else, or behind something that may come and go
 * @typedef {{ name: string, body: ts.Node, nodes: Set<string>, isExported: boolean, file: string }} Component
 */

/**
 * Lists the components of a file.
 * @param {ts.SourceFile} source
 * @param {Set<string>} nodes
 * @returns {Component[]}
 */
export function componentsOf(source, nodes) {
  /** @type {Component[]} */
  const components = [];
  /** @param {ts.Identifier | undefined} name @param {ts.Node | undefined} body @param {ts.Statement} of */
  const note = (name, body, of) => {
    if (!name || !body || !/^[A-Z]/.test(name.text)) return;
    const modifiers = ts.canHaveModifiers(of) ? ts.getModifiers(of) : undefined;
    const isExported = modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
    components.push({ name: name.text, body, nodes, isExported, file: source.fileName });
  };
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) note(statement.name, statement.body, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer)) {
        note(name, initializer.body, statement);
      }
    }
  }
  return components;
}

/**
 * Finds where components put their props: a text that is the only child of its element is written
 * as a whole, one beside something else is a text of its own.
 * @param {Component[]} components
 * @returns {(file: string, component: string | undefined, prop: string) => Stand | undefined}
 */
export function standsIn(components) {
  /** @type {Map<string, Map<string, Stand>>} */
  const stands = new Map(components.map(({ file, name }) => [`${file} ${name}`, new Map()]));
  const exported = new Map(
    components.flatMap(({ file, name, isExported }) =>
      isExported ? [[name, `${file} ${name}`]] : [],
    ),
  );
  /** @type {ReturnType<typeof standsIn>} */
  const standOf = (file, component, prop) =>
    component === undefined
      ? undefined
      : (stands.get(`${file} ${component}`) ?? stands.get(exported.get(component) ?? ""))?.get(
          prop,
        );
  // A prop that one component hands on stands where the next puts it: looked at until nothing more
  // is found.
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const component of components) {
      const of = /** @type {Map<string, Stand>} */ (
        stands.get(`${component.file} ${component.name}`)
      );
      for (const [prop, stand] of placedBy(component, standOf)) {
        if (of.get(prop) === stand || of.get(prop) === "BEHIND") continue;
        of.set(prop, stand);
        isMore = true;
      }
    }
  }
  return standOf;
}

/**
 * @param {Component} component
 * @param {ReturnType<typeof standsIn>} standOf
 * @returns {[prop: string, stand: Stand][]}
 */
function placedBy({ body, nodes, file }, standOf) {
  /** @type {[string, Stand][]} */
  const placed = [];
  /** @param {ts.Expression} expression @param {Stand | undefined} stand */
  const place = (expression, stand) => {
    if (!stand) return;
    for (const branch of branchesOf(expression)) {
      const value = ts.isCallExpression(branch) ? branch.expression : branch;
      const name = ts.isPropertyAccessExpression(value) ? value.name : value;
      if (ts.isIdentifier(name) && nodes.has(name.text)) placed.push([name.text, stand]);
    }
  };
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = childrenOf(node);
      let mayCome = isTransparent(node);
      for (const child of children) {
        if (!ts.isJsxExpression(child) || !child.expression) continue;
        const isBeside = children.length > 1;
        const own = standOf(file, componentOf(node), "children");
        place(child.expression, mayCome ? "BEHIND" : isBeside ? "BESIDE" : own);
        mayCome = true;
      }
    }
    if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
      const { expression } = node.initializer;
      const stand = standOf(file, componentOf(node.parent.parent), node.name.getText());
      if (expression) place(expression, stand);
    }
    ts.forEachChild(node, look);
  };
  look(body);
  for (const returned of returnedBy(body)) place(returned, "BEHIND");
  return placed;
}
