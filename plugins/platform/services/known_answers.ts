import { readFileSync } from 'node:fs'
import { APP_ROOT } from '#core/boot/app_root'
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
 * that it is true: types are gone when the product runs.
 */
export function knownAnswers(): KnownAnswers {
  known ??= JSON.parse(readFileSync(new URL('plugins/platform/answers.json', APP_ROOT), 'utf8')) as KnownAnswers
  return known
}
