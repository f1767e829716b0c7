import { html } from "hono/html";
import type { JsonSchema } from "./api-document";
import { type SchemaField, schemaFields } from "./schema-fields";

type Html = ReturnType<typeof html>;

/** Shows the fields of a schema as a table; the shapes that a value can have fold open below it. */
export function fieldsTable(schema: JsonSchema): Html {
  const fields = schemaFields(schema);
  return html`<div class="scroll" tabindex="0"><table>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Constraints</th></tr></thead>
    <tbody>${fields.map(fieldRow)}</tbody>
  </table></div>
  ${fields.flatMap(({ path, variants }) => variants.map((shape) => variant(path, shape)))}`;
}

function fieldRow({ path, type, constraints, isRequired, refersTo }: SchemaField): Html {
  return html`<tr>
    <td><code>${path || "the value"}</code>${isRequired ? "" : html` <span class="optional">optional</span>`}</td>
    <td>${refersTo ? html`<a href="#shape-${refersTo}">${type}</a>` : type}</td>
    <td>${constraints.join(", ")}</td>
  </tr>`;
}

function variant(path: string, schema: JsonSchema): Html {
  const kind = Object.entries(schema.properties ?? {})
    .flatMap(([name, { enum: values, const: value }]) => {
      const only = value ?? (values?.length === 1 ? values[0] : undefined);
      return only === undefined ? [] : `${name} ${JSON.stringify(only)}`;
    })
    .join(", ");
  return html`<details>
    <summary>${path && html`<code>${path}</code>: `}${kind || "another shape"}</summary>
    ${fieldsTable(schema)}
  </details>`;
}
