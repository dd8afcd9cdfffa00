/** A JSON schema, for the description of the API. */
export type JsonSchema = Record<string, unknown>

export const text: JsonSchema = { type: 'string' }
export const integer: JsonSchema = { type: 'integer' }
export const truth: JsonSchema = { type: 'boolean' }

/** An object of these fields; those of `optional` may be absent. */
export function record(fields: Record<string, JsonSchema>, optional: Record<string, JsonSchema> = {}): JsonSchema {
  return {
    type: 'object',
    required: Object.keys(fields),
    properties: { ...fields, ...optional },
    additionalProperties: false,
  }
}

/** An object whose keys are data: `{ fr_FR: … }`. */
export function dictionary(values: JsonSchema): JsonSchema {
  return { type: 'object', additionalProperties: values }
}

export function list(items: JsonSchema): JsonSchema {
  return { type: 'array', items }
}

export function choice(...values: string[]): JsonSchema {
  return { type: 'string', enum: values }
}

export function nullable(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] }
}

/** A schema that the document names once, among its components: trees refer to themselves by it. */
export function named(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}
