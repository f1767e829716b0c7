/** Part of JSON Schema that our document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface ApiParameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
}

/** Parameter that every call takes: it stands in the document’s components. */
export interface SharedParameter {
  $ref: string;
}

type Content = Record<string, { schema?: JsonSchema }>;

/** Call of the contract: a method on a path. */
export interface ApiOperation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (ApiParameter | SharedParameter)[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
}

/** Part of an OpenAPI 3.1 document that its page shows. */
export interface ApiDocument {
  info: { title: string; version: string };
  tags?: { name: string; description?: string }[];
  components?: { schemas?: Record<string, JsonSchema> };
  paths?: Record<string, Record<string, ApiOperation>>;
}

export const ownParameters = ({ parameters = [] }: ApiOperation): ApiParameter[] =>
  parameters.filter((parameter) => "name" in parameter);

export const refName = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);

export const formSchema = (holder: { content?: Content } | undefined): JsonSchema | undefined =>
  holder?.content?.["multipart/form-data"]?.schema;

export const jsonSchema = (holder: { content?: Content } | undefined): JsonSchema | undefined =>
  holder?.content?.["application/json"]?.schema;
