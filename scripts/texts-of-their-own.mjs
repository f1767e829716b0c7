import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import {
  branchesOf,
  childrenOf,
  componentOf,
  isConstant,
  isTransparent,
  partsOf,
  returnedBy,
} from "./jsx-parts.mjs";
import { componentsOf, standsIn } from "./parts-beside.mjs";

const FOLDERS = ["app", "components"];

/** Functions whose result a translator must not touch: sums, times, telephone numbers. */
const FIGURES = /^(?:euros|time|clockTime)$/;

/**
 * Tells whether a text must not be translated by a browser: a sum, a time or a reference that is
 * the whole of its element.
 * @param {ts.Expression} expression
 */
const isFigure = (expression) => {
  const isCall = ts.isCallExpression(expression);
  const value = isCall ? expression.expression : expression;
  const name = ts.isPropertyAccessExpression(value) ? value.name : value;
  return ts.isIdentifier(name) && (isCall ? FIGURES.test(name.text) : name.text === "reference");
};

/** @param {ts.JsxElement | ts.JsxFragment} node @param {string} name */
const hasAttribute = (node, name) =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some(
    (attribute) => ts.isJsxAttribute(attribute) && attribute.name.getText() === name,
  );

/**
 * Tells whether words with elements in them (`t.rich`) may change. They are several texts beside
 * elements, and survive a translation only where neither they nor their values change.
 * @param {ts.Expression} expression
 * @param {ReturnType<typeof partsOf>} parts
 * @returns {boolean}
 */
function isChangingRich(expression, { values, isElement }) {
  const branches = branchesOf(expression);
  if (branches.length > 1 || branches[0] !== expression) {
    return branches.some((branch) => isRich(branch, values));
  }
  if (!isRich(expression, values)) return false;
  if (!ts.isCallExpression(expression)) return true;
  const [key, given] = expression.arguments;
  if (!key || !ts.isStringLiteralLike(key)) return true;
  if (!given) return false;
  if (!ts.isObjectLiteralExpression(given)) return true;
  return given.properties.some((value) => {
    if (ts.isShorthandPropertyAssignment(value)) return !isElement(value.name);
    if (!ts.isPropertyAssignment(value)) return true;
    return !ts.isArrowFunction(value.initializer) && !isElement(value.initializer);
  });
}

/** @param {ts.Node} node @param {Map<string, ts.Expression[]>} values @returns {boolean} */
function isRich(node, values) {
  if (ts.isIdentifier(node)) {
    return (values.get(node.text) ?? []).flatMap(branchesOf).some((of) => isRichCall(of));
  }
  return isRichCall(node);
}

/** @param {ts.Node} node */
const isRichCall = (node) =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === "rich";

/**
 * Finds texts that may change and have no element of their own. A browser that translates the page
 * replaces them, and React, which changes or removes its own texts, then breaks the page. A text
 * that is the whole of its element is written as a whole, which survives.
 * @param {Record<string, string>} files by their paths
 * @returns {string[]} one line each
 */
export function textsBesideIn(files) {
  const sources = Object.entries(files).map(([file, text]) => {
    const { Latest } = ts.ScriptTarget;
    const source = ts.createSourceFile(file, text, Latest, true, ts.ScriptKind.TSX);
    const parts = partsOf(source);
    return { source, parts, components: componentsOf(source, parts.nodes) };
  });
  const standOf = standsIn(sources.flatMap(({ components }) => components));
  /** @type {string[]} */
  const found = [];
  for (const { source, parts, components } of sources) {
    const { isElement } = parts;
    const isWords = (/** @type {ts.Expression} */ expression) =>
      isRichCall(expression) && !isChangingRich(expression, parts);
    const file = source.fileName;
    const note = (/** @type {ts.Node} */ node) => {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${line}: ${node.getText().trim().replaceAll(/\s+/g, " ").slice(0, 80)}`);
    };
    /** @param {ts.JsxElement | ts.JsxFragment} node */
    const lookAtChildren = (node) => {
      const children = childrenOf(node);
      const handed = standOf(file, componentOf(node), "children");
      let mayCome = isTransparent(node) || handed === "BEHIND";
      const isBeside = children.length > 1 || mayCome || handed !== undefined;
      for (const child of children) {
        const expression = ts.isJsxExpression(child) ? child.expression : undefined;
        const isText = ts.isJsxText(child) || (expression !== undefined && !isElement(expression));
        const isFixed = expression === undefined || isConstant(expression) || isWords(expression);
        const isBlank = /^[{"\s}]*$/.test(child.getText());
        isFixed && /^[^\p{L}\p{N}]*$/u.test(child.getText().replace(/^[{"\s]+|[}"\s]+$/g, ""));
        // A part that is inserted before a text is inserted beside it.
        if (isText && isBeside && (isFixed ? mayCome && !isBlank : true)) note(child);
        else if (expression && isChangingRich(expression, parts) && !hasAttribute(node, "key")) {
          note(child);
        } else if (
          expression &&
          isFigure(expression) &&
          children.length === 1 &&
          !hasAttribute(node, "translate")
        ) {
          note(child);
        }
        if (expression && !isConstant(expression)) mayCome = true;
      }
    };
    /** @param {ts.Node} node */
    const look = (node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node)) lookAtChildren(node);
      if (ts.isJsxAttribute(node) && node.initializer && ts.isJsxExpression(node.initializer)) {
        const { expression } = node.initializer;
        const stand = standOf(file, componentOf(node.parent.parent), node.name.getText());
        const isText = expression && stand && !isElement(expression);
        if (isText && (stand === "BEHIND" || !isConstant(expression))) note(node);
      }
      ts.forEachChild(node, look);
    };
    look(source);
    // A component that returns a text leaves it beside anything that its user has there.
    for (const { body } of components) {
      for (const returned of returnedBy(body)) if (!isElement(returned)) note(returned);
    }
  }
  return found;
}

export const textsBeside = () =>
  textsBesideIn(
    Object.fromEntries(
      FOLDERS.flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
          join(folder, name),
        ),
      )
        .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
        .map((file) => [file, readFileSync(file, "utf8")]),
    ),
  );
