import type { FieldWords } from '#plugins/platform/services/field_words'

/** The description of a field within `around`: a schema, a field, or a route. */
export function meaningOf(words: FieldWords, around: string, name: string): string | undefined {
  return words.get(`${around}.${name}`) ?? words.get(name)
}

/** A schema with the meaning of each field in it. */
export function describeFields<Part>(part: Part, words: FieldWords, around: string): Part {
  return described(part, words, around) as Part
}

/** Conditions (`if`) repeat fields that are described elsewhere. */
function described(part: unknown, words: FieldWords, around: string): unknown {
  if (Array.isArray(part)) return part.map((inner) => described(inner, words, around))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, inner]): [string, unknown] => {
      if (key === 'if') return [key, inner]
      if (key === 'properties') return [key, properties(inner as Record<string, object>, words, around)]
      return [key, described(inner, words, around)]
    })
  )
}

function properties(all: Record<string, object>, words: FieldWords, around: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(all).map(([name, schema]) => {
      const description = meaningOf(words, around, name)
      return [name, { ...(description ? { description } : {}), ...(described(schema, words, name) as object) }]
    })
  )
}
