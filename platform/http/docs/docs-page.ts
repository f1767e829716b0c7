import { html } from "hono/html";
import type { ApiDocument, ApiOperation } from "./api-document";
import { callSection } from "./call-section";
import { fieldsTable } from "./fields-table";

/** Shows the contract as a page that needs nothing from elsewhere, not even a script. */
export function docsPage(document: ApiDocument) {
  const shared = document.components?.schemas ?? {};
  const areas = callsByArea(document);
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${document.info.title}</title>
  <link rel="stylesheet" href="docs/style.css">
</head>
<body>
<header>
  <h1>${document.info.title}</h1>
  <p>Every call of the contract, made from the schemas that the provider checks with. The same as
    a document for programs: <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
</header>
<nav aria-label="Areas"><ul>
  ${areas.map(({ name }) => html`<li><a href="#area-${name}">${name}</a></li>`)}
</ul></nav>
<main>
  ${rules()}
  ${areas.map(
    ({ name, description, calls }) => html`<section aria-labelledby="area-${name}">
      <h2 id="area-${name}">${name}</h2>
      <p>${description}</p>
      ${calls.map(({ method, path, operation }) => callSection(method, path, operation, shared))}
    </section>`,
  )}
  ${Object.entries(shared).map(
    ([name, schema]) =>
      html`<article id="shape-${name}"><h3>${name}</h3>${fieldsTable(schema)}</article>`,
  )}
</main>
<footer></footer>
</body>
</html>`;
}

interface Call {
  method: string;
  path: string;
  operation: ApiOperation;
}

function callsByArea({ tags = [], paths = {} }: ApiDocument) {
  const all: Call[] = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  all.sort((a, b) => a.path.localeCompare(b.path));
  return tags.map(({ name, description = "" }) => ({
    name,
    description,
    calls: all.filter(({ operation }) => operation.tags?.includes(name)),
  }));
}

function rules() {
  return html`<h2>What every call shares</h2>
  <p>Send <code>idSite</code> (the site, 72 by default), <code>userLang</code> (<code>fr_FR</code>
    or <code>en</code>) and, once logged in, the token as <code>Authorization</code>. From a
    page that was made for a member, <code>Member</code> is their id: nothing is changed once the
    session is another’s. Bodies are JSON. Amounts are euros with two decimals, instants are ISO 8601 with their offset.</p>
  <p>An answer is <code>{ success, data, message }</code>. A refused call has
    <code>success: false</code>, its sentence in <code>message</code>, and in <code>data</code> a
    <code>code</code> with <code>errors</code> keyed by the path of their field.</p>
  <p>A listing takes <code>nbItem</code>, <code>page</code> and <code>orderBy</code>
    (<code>field</code>, or <code>-field</code> for descending). Any other entry filters:
    <code>field=value</code> for equal, or the value after <code>lk:</code> (contains),
    <code>df:</code> (differs), <code>lt:</code>, <code>lte:</code>, <code>gt:</code>,
    <code>gte:</code>. Empty values are skipped.</p>`;
}
