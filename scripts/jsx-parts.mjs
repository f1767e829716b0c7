import ts from "typescript";

/** @typedef {(node: ts.Node) => boolean} IsElement */

/** Nodes that React writes into their parent, without an element of their own. */
const TRANSPARENT = new Set(["Fragment", "Suspense"]);

/** Tells whether an expression is a text or a translator's word that never changes. */
export const isConstant = (/** @type {ts.Expression} */ expression) =>
  ts.isStringLiteralLike(expression) ||
  ts.isNumericLiteral(expression) ||
  (ts.isCallExpression(expression) &&
    ts.isIdentifier(expression.expression) &&
    expression.arguments.length === 1 &&
    expression.arguments.every(ts.isStringLiteralLike));

/** @param {ts.Node} node */
const isNothing = (node) =>
  node.kind === ts.SyntaxKind.NullKeyword ||
  node.kind === ts.SyntaxKind.FalseKeyword ||
  (ts.isIdentifier(node) && node.text === "undefined");

/**
 * Lists the expressions that a function returns.
 * @param {ts.Node | undefined} body
 * @returns {ts.Expression[]}
 */
export function returnedBy(body) {
  if (!body) return [];
  if (!ts.isBlock(body)) return [/** @type {ts.Expression} */ (body)];
  /** @type {ts.Expression[]} */
  const returned = [];
  /** @param {ts.Node} node */
  const look = (node) => {
    if (ts.isReturnStatement(node) && node.expression) returned.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, look);
  };
  ts.forEachChild(body, look);
  return returned;
}

/** Returns an element's component. @param {ts.Node} node @returns {string | undefined} */
export function componentOf(node) {
  const opening = ts.isJsxElement(node) ? node.openingElement : node;
  if (!ts.isJsxOpeningElement(opening) && !ts.isJsxSelfClosingElement(opening)) return undefined;
  const name = opening.tagName.getText();
  return /^[A-Z]/.test(name) ? name : undefined;
}

/** @param {ts.Node} node */
export const isTransparent = (node) =>
  ts.isJsxFragment(node) || TRANSPARENT.has(componentOf(node)?.split(".").at(-1) ?? "");

/** Lists the written children of an element. @param {ts.JsxElement | ts.JsxFragment} node */
export const childrenOf = (node) =>
  node.children.filter(
    (child) =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && !child.expression),
  );

/**
 * Lists the branches of a choice among parts.
 * @param {ts.Expression} expression
 * @returns {ts.Expression[]}
 */
export function branchesOf(expression) {
  if (ts.isParenthesizedExpression(expression)) return branchesOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [expression.whenTrue, expression.whenFalse].flatMap(branchesOf);
  }
  if (!ts.isBinaryExpression(expression)) return [expression];
  const { operatorToken, left, right } = expression;
  if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return branchesOf(right);
  const isEither =
    operatorToken.kind === ts.SyntaxKind.BarBarToken ||
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isEither ? [left, right].flatMap(branchesOf) : [expression];
}

/**
 * Reads a file's own names: those that hold elements or a part of the page, and so no text.
 * @param {ts.SourceFile} source
 */
export function partsOf(source) {
  /** @type {Map<string, ts.Expression[]>} */
  const values = new Map();
  /** Names typed as parts of the page; their values are judged where they are written. */
  const nodes = new Set(["children"]);
  /** @param {ts.Node} node */
  const note = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const { initializer } = node;
      const isFunction = ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer);
      values.set(node.name.text, isFunction ? returnedBy(initializer.body) : [initializer]);
    }
    if (ts.isFunctionDeclaration(node) && node.name) {
      values.set(node.name.text, returnedBy(node.body));
    }
    const isTyped = ts.isPropertySignature(node) || ts.isParameter(node);
    if (isTyped && node.type) {
      const isNode = /\b(?:ReactNode|ReactElement)\b/.test(node.type.getText());
      if (isNode) nodes.add(node.name.getText());
      else if (node.name.getText() === "children") nodes.delete("children");
    }
    ts.forEachChild(node, note);
  };
  note(source);

  /** @type {Set<string>} */
  const open = new Set();
  const isValueElement = (/** @type {string} */ name) => {
    const of = values.get(name);
    if (!of || of.length === 0 || open.has(name)) return false;
    open.add(name);
    const are = of.every(isElement);
    open.delete(name);
    return are;
  };
  /** @type {IsElement} */
  const isElement = (node) => {
    const branches = branchesOf(/** @type {ts.Expression} */ (node));
    if (branches.length > 1 || branches[0] !== node) return branches.every(isElement);
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) {
      return true;
    }
    if (isNothing(node)) return true;
    // The function makes elements of a part of the words.
    if (ts.isArrowFunction(node)) return returnedBy(node.body).every(isElement);
    if (ts.isPropertyAccessExpression(node)) return nodes.has(node.name.text);
    if (ts.isIdentifier(node)) return nodes.has(node.text) || isValueElement(node.text);
    if (!ts.isCallExpression(node)) return false;
    const { expression, arguments: given } = node;
    const [first] = given;
    // A part that stands elsewhere in the page.
    if (ts.isIdentifier(expression) && expression.text === "createPortal") {
      return first !== undefined && isElement(first);
    }
    if (
      ts.isPropertyAccessExpression(expression) &&
      /^(?:map|flatMap)$/.test(expression.name.text)
    ) {
      const isFunction = first && (ts.isArrowFunction(first) || ts.isFunctionExpression(first));
      return isFunction ? returnedBy(first.body).every(isElement) : false;
    }
    return isElement(expression);
  };
  return { isElement, nodes, values };
}
