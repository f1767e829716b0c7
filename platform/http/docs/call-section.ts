import { html } from "hono/html";
import {
  type ApiOperation,
  type ApiParameter,
  formSchema,
  type JsonSchema,
  jsonSchema,
  ownParameters,
} from "./api-document";
import { fieldsTable } from "./fields-table";
import { schemaExample } from "./schema-example";

type Html = ReturnType<typeof html>;

/** Shows a call: its input, its answer, and an example of the answer. */
export function callSection(
  method: string,
  path: string,
  operation: ApiOperation,
  shared: Record<string, JsonSchema>,
): Html {
  const sent = jsonSchema(operation.requestBody);
  const form = formSchema(operation.requestBody);
  const answer = jsonSchema(operation.responses["200"]);
  const data = answer?.properties?.data;
  return html`<article id="${callId(method, path)}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code>
      <span class="note">${operation.operationId}</span></h3>
    <p>${operation.summary ?? ""}</p>
    ${operation.description && html`<p>${operation.description}</p>`}
    <p class="note">Comes with ${needsText(operation)}.${proofText(operation)}${limitText(operation)}</p>
    ${parametersTable(ownParameters(operation))}
    ${sent && html`<h4>Body</h4>${fieldsTable(sent)}${example("Example body", schemaExample(sent, shared))}`}
    ${form && html`<h4>Form, as multipart/form-data</h4>${fieldsTable(form)}`}
    ${data && html`<h4>Data: ${operation.responses["200"]?.description ?? ""}</h4>${fieldsTable(data)}`}
    ${answer && example("Example answer", schemaExample(answer, shared))}
  </article>`;
}

/** Names the schemes that a call needs, and their permission. */
function needsText({ security = [] }: ApiOperation): string {
  const ways = security.map((way) =>
    Object.entries(way).map(([scheme, [permission]]) =>
      permission ? `${scheme} that may ${permission}` : scheme,
    ),
  );
  return ways.map((way) => way.join(" and ") || "nothing").join(" or ") || "nothing";
}

function proofText({ responses }: ApiOperation): string {
  const proof = responses["403"]?.description;
  return proof ? ` Refused: ${proof}.` : "";
}

function limitText({ responses }: ApiOperation): string {
  const limit = responses["429"]?.description;
  return limit ? ` Refused: ${limit[0]?.toLowerCase()}${limit.slice(1)}.` : "";
}

/** Returns the fragment by which the page links to a call. */
export const callId = (method: string, path: string): string =>
  `${method}${path.replace(/[^a-zA-Z0-9]+/g, "-")}`;

function parametersTable(parameters: ApiParameter[]): Html | "" {
  if (parameters.length === 0) return "";
  const wheres = [...new Set(parameters.map((parameter) => parameter.in))];
  return html`${wheres.map((where) => {
    const own = parameters.filter((parameter) => parameter.in === where);
    const schema: JsonSchema = {
      properties: Object.fromEntries(own.map(({ name, schema: type }) => [name, type ?? {}])),
      required: own.filter(({ required }) => required).map(({ name }) => name),
    };
    return html`<h4>In the ${where}</h4>${fieldsTable(schema)}`;
  })}`;
}

const example = (title: string, value: unknown): Html =>
  html`<details><summary>${title}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`;
