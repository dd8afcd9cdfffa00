import { ValueChecker } from '#core/fields/check_values'
import { blockInvalid } from '#core/rich_text/errors'
import { cleanHtml } from '#core/rich_text/clean_html'
import type { Block } from '#core/rich_text/block'
import type { BlockAttributes, BlockValues } from '#core/rich_text/document'
import type { Kinds } from '#core/fields/field_kind'

/** Checks values of blocks by the kinds of their fields. */
export class BlockValidators {
  readonly #values: ValueChecker

  constructor(kinds: Kinds) {
    this.#values = new ValueChecker(kinds)
  }

  /** The valid values, as they are stored. @throws blockInvalid, which names the block and the field */
  async check(block: Block, { id, values }: BlockAttributes): Promise<BlockValues> {
    try {
      const valid = (await this.#values.check(block.fields, values)) as BlockValues
      for (const name of block.html ?? []) {
        const html = valid[name]
        if (typeof html === 'string') valid[name] = cleanHtml(html) || null
      }
      return valid
    } catch (error) {
      throw refusalOf(error, block, id)
    }
  }
}

function refusalOf(error: unknown, { label, fields }: Block, id: string): unknown {
  const { messages } = error as { messages?: { field: string; message: string }[] }
  const [first] = messages ?? []
  if (!first) return error
  const field = fields[first.field.split('.')[0] as string]?.options.label
  const named = { ...label }
  return blockInvalid({ block: named, field: field ? { ...field } : first.field }, undefined, {
    block: id,
    field: first.field,
  })
}
