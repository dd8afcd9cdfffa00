import { readFileSync } from 'node:fs'
import { APP_ROOT } from '#core/boot/app_root'
import type { Schema } from '#plugins/platform/transformers/openapi'

let known: Record<string, Schema> | null = null

/**
 * What routes answer, by route name. Written from the types of their controllers by the architecture tests
 * (`APPROVE=1`), which also see that it is true: types are gone when the product runs.
 */
export function knownAnswers(): Record<string, Schema> {
  known ??= JSON.parse(readFileSync(new URL('plugins/platform/answers.json', APP_ROOT), 'utf8')) as Record<
    string,
    Schema
  >
  return known
}
