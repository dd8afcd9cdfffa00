import { existsSync, readFileSync } from 'node:fs'
import { APP_ROOT } from '#core/boot/app_root'
import { describeFields } from '#plugins/platform/transformers/describe_fields'
import type { FieldWords } from '#plugins/platform/services/field_words'
import type { Schema } from '#plugins/platform/transformers/json_schema'

/** JSON schemas of the responses of the API. */
export interface ResponseSchemas {
  /** By route name. */
  responses: Record<string, Schema>
  /** Shapes that several responses share, by the name in their `$ref`. */
  components: Record<string, Schema>
}

/** Written by `bin/response_schemas.ts` from the types of the controllers, which do not exist at run time. */
const FILE = new URL('.adonisjs/response_schemas.json', APP_ROOT)

let cached: ResponseSchemas | null = null

/** The schemas with the meanings of their fields. Empty in a development checkout that has never been built. */
export function responseSchemas(words: FieldWords, ofRoutes: ReadonlyMap<string, FieldWords>): ResponseSchemas {
  if (cached) return cached
  if (!existsSync(FILE)) return { responses: {}, components: {} }
  cached = described(JSON.parse(readFileSync(FILE, 'utf8')) as ResponseSchemas, words, ofRoutes)
  return cached
}

function described(
  { responses, components }: ResponseSchemas,
  words: FieldWords,
  ofRoutes: ReadonlyMap<string, FieldWords>
): ResponseSchemas {
  const each = (all: Record<string, Schema>) =>
    Object.fromEntries(
      Object.entries(all).map(([name, schema]) => {
        const own = ofRoutes.get(name)
        return [name, describeFields(schema, own ? new Map([...words, ...own]) : words, name)]
      })
    )
  return { responses: each(responses), components: each(components) }
}
