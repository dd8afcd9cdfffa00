import type { Translate } from '#web/lib/i18n'
import { wordsOf } from '#web/rich_text/document'
import type { FieldWords } from './form_context'
import { isDocument } from './paths'

/** Most characters of a rich text that are shown beside the other one. */
const SHOWN = 300

/** A value of a conflict, in words. */
export function displayValue(value: unknown, words: FieldWords | undefined, t: Translate): string {
  if (value === null || value === undefined || value === '') return t('admin.conflict.nothing')
  if (words?.display) return words.display(value)
  if (isDocument(value)) return shortened(wordsOf(value.content)) || t('admin.conflict.nothing')
  if (typeof value === 'boolean') return t(value ? 'admin.table.yes' : 'admin.table.no')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN).trimEnd()}…` : text)
