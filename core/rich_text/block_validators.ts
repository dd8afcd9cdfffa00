import vine from '@vinejs/vine'
import { cleanHtml } from '#core/rich_text/clean_html'
import { blockInvalid } from '#core/rich_text/errors'
import { isObject } from '#core/rich_text/clean_nodes'
import { objectSchema } from '#core/fields/nested'
import type { Block } from '#core/rich_text/block'
import type { BlockAttributes, BlockValues } from '#core/rich_text/document'
import type { Kinds } from '#core/fields/field_kind'

const compile = (fields: Block['fields'], kinds: Kinds) => vine.create(objectSchema(fields, kinds))

/** Checks values of blocks by the kinds of their fields. */
export class BlockValidators {
  readonly #compiled = new WeakMap<Block, ReturnType<typeof compile>>()

  constructor(private readonly kinds: Kinds) {}

  /** The valid values, as they are stored. @throws blockInvalid, which names the block and the field */
  async check(block: Block, { id, values }: BlockAttributes): Promise<BlockValues> {
    let validator = this.#compiled.get(block)
    if (!validator) this.#compiled.set(block, (validator = compile(block.fields, this.kinds)))
    try {
      const given = (await validator.validate(withoutEmpty(values))) as BlockValues
      const valid = withDefaults(block.fields, given, this.kinds)
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

/** Every field has a value: components need not ask. */
function withDefaults(fields: Block['fields'], given: BlockValues, kinds: Kinds): BlockValues {
  const values = Object.entries(fields).map(([name, field]) => {
    const { default: byDefault = null, many = false } = field.options as { default?: unknown; many?: boolean }
    const { isNeverNull = false, empty } = kinds.of(field)
    return [name, given[name] ?? byDefault ?? (many ? [] : isNeverNull ? empty : null)]
  })
  return Object.fromEntries(values) as BlockValues
}

/** Inputs of a form send an empty text for nothing, or spaces. */
function withoutEmpty(value: unknown): unknown {
  if (typeof value === 'string' && value.trim() === '') return null
  if (Array.isArray(value)) return value.map(withoutEmpty)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutEmpty(one)]))
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
