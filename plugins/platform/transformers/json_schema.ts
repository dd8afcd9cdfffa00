/** A JSON schema, or any other object of an OpenAPI document. */
export type Schema = Record<string, unknown>
