import { readFileSync } from 'node:fs'
import { APP_ROOT } from '#core/boot/app_root'
import { describeFields } from '#plugins/platform/transformers/describe_fields'
import type { FieldWords } from '#plugins/platform/services/field_words'
import type { Schema } from '#plugins/platform/transformers/openapi'

/** What routes answer, and the shapes that they share. */
export interface KnownAnswers {
  /** By route name. */
  answers: Record<string, Schema>
  /** By the name under which an answer refers to them. */
  components: Record<string, Schema>
}

let known: KnownAnswers | null = null

/**
 * What routes answer. Written from the types of their controllers by the architecture tests (`APPROVE=1`), which also see
 * that it is true: types are gone when the product runs. The fields get their meanings here.
 */
export function knownAnswers(words: FieldWords): KnownAnswers {
  known ??= described(
    JSON.parse(readFileSync(new URL('plugins/platform/answers.json', APP_ROOT), 'utf8')) as KnownAnswers,
    words
  )
  return known
}

function described({ answers, components }: KnownAnswers, words: FieldWords): KnownAnswers {
  const each = (all: Record<string, Schema>) =>
    Object.fromEntries(Object.entries(all).map(([name, schema]) => [name, describeFields(schema, words, name)]))
  return { answers: each(answers), components: each(components) }
}
