import { createHash } from 'node:crypto'
import vine from '@vinejs/vine'
import { described } from '#core/http/described_fields'
import { DomainError } from '#core/errors/domain_error'
import { cleanStructure } from '#core/rich_text/clean_document'
import { documentFromText } from '#core/rich_text/document_from_html'
import { excerptOf, textOf } from '#core/rich_text/text_of'
import { field, type FieldOptions } from '#core/fields/field'
import { fieldKind } from '#core/fields/field_kind'
import { describeVariables, type FieldVariable } from '#core/fields/variables'
import { isObject } from '#core/rich_text/clean_nodes'
import { readJson } from '#core/database/statements'
import { settleText } from '#core/rich_text/settle_text'
import type { FieldContext } from '@vinejs/vine/types'
import type { RichText } from '#core/rich_text/document'

export interface RichTextOptions extends FieldOptions {
  /** False: a text without blocks, columns and callouts, for the classic editor. */
  blocks?: boolean
  /** Most characters of its text. Default 300,000. */
  length?: number
  /** Variables that the text may hold: the editor offers them in a menu. Hooks check the text. */
  variables?: readonly FieldVariable[]
}

/** A text with headings, lists, tables, links and blocks, stored as a document (`#core/rich_text`). A cell of a file may also be HTML or plain text. */
export const richText = <const O extends RichTextOptions>(options: O) => field<RichText, O>('rich_text', options)

const EXAMPLE = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Bonjour' }] }] }

/** Words of a text in the audit log. */
const RECORDED = 400

/** Cleans the structure. What it refuses is reported at the field, like any other invalid value. */
const cleaned = vine.createRule((value: unknown, options: RichTextOptions, context: FieldContext) => {
  try {
    const { blocks: hasBlocks, length } = options
    const text = cleanStructure(value, { hasBlocks, length })
    context.mutate(text.content.length > 0 ? text : null, context)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    context.report(error.kind.message, 'richText', context, error.parameters)
  }
})

export default fieldKind<RichTextOptions, RichText>({
  name: 'rich_text',
  stored: 'json',
  schema: ({ blocks, length }) =>
    vine
      .any()
      .use(cleaned({ blocks, length } as RichTextOptions))
      .use(described({ examples: [EXAMPLE] })),
  read: (stored) => readJson<RichText>(stored),
  write: (value) => JSON.stringify(value),
  settle: (value, _options, about) => settleText(value, about),
  record: (value) => {
    const mark = createHash('sha1').update(JSON.stringify(value)).digest('hex').slice(0, 8)
    return `${excerptOf(textOf(value), RECORDED)} [${mark}]`
  },
  column: () => null,
  empty: null,
  parse: (cell) => {
    if (!cell.startsWith('{')) return documentFromText(cell)
    try {
      const value: unknown = JSON.parse(cell)
      return isObject(value) ? (value as unknown as RichText) : undefined
    } catch {
      return undefined
    }
  },
  format: (value) => JSON.stringify(value),
  describe: ({ blocks = true, length = null, variables }, locale) => ({
    blocks,
    length,
    variables: describeVariables(variables, locale),
  }),
})
