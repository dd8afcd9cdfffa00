import { REQUIRED_WHEN, type RequiredWhen } from '#core/http/described_fields'
import type { DescribedValidator } from '#core/http/route_schema'
import type { Schema } from '#plugins/platform/transformers/json_schema'

/** The input of a validator as JSON schema. Conditions between fields are added to the enclosing object. */
export function requestSchema(validator: DescribedValidator): Schema {
  return withConditions(validator.toJSONSchema()) as Schema
}

function withConditions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withConditions)
  if (typeof part !== 'object' || part === null) return part
  if (isBoolean(part)) return { ...part, type: 'boolean', enum: undefined }
  const schema = Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, withConditions(inner)])) as Schema
  const required = [...((schema.required ?? []) as string[])]
  const conditions = Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(([name, property]) => {
    const { [REQUIRED_WHEN]: when, ...rest } = property
    if (!when) return []
    ;(schema.properties as Record<string, Schema>)[name] = rest
    const asked = condition(when as RequiredWhen)
    if (Object.keys(asked).length > 0) return [{ if: asked, then: { required: [name] } }]
    required.push(name)
    return []
  })
  return {
    ...schema,
    ...(required.length > 0 ? { required } : {}),
    ...(conditions.length > 0 ? { allOf: conditions } : {}),
  }
}

/** Forms write booleans in many ways, which Vine lists: programs send one. */
function isBoolean(part: object): part is { enum: unknown[] } {
  return 'enum' in part && Array.isArray(part.enum) && part.enum.includes(true) && part.enum.includes('true')
}

function condition({ without = [], field, is = [] }: RequiredWhen): Schema {
  return {
    ...(field ? { properties: { [field]: { enum: is } }, required: [field] } : {}),
    ...(without.length > 0 ? { not: { anyOf: without.map((name) => ({ required: [name] })) } } : {}),
  }
}
