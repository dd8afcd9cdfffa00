import { NodeCleaner, isObject } from '#core/rich_text/clean_nodes'
import { RICH_TEXT_LIMITS } from '#core/rich_text/limits'
import { blockForbidden, blockUnknown, textUnreadable } from '#core/rich_text/errors'
import { blockOf, type BlockAttributes, type RichNode, type RichText } from '#core/rich_text/document'
import { blocksIn } from '#core/rich_text/walk'
import type { BlockCatalogue } from '#core/rich_text/block_catalogue'

export interface CleaningRules {
  blocks: BlockCatalogue
  /** Whether the writer holds a permission. */
  may(permission: string): boolean
  /** The text that is replaced. What the writer may not change stays as it is there. */
  before?: RichText | null
  /** False: a text without blocks, columns and callouts. */
  hasBlocks?: boolean
  /** Most characters of text. */
  length?: number
}

/** The structure of a text that a client sent, without a look at the values of its blocks. @throws as `cleanDocument` */
export function cleanStructure(
  given: unknown,
  { hasBlocks = true, length = RICH_TEXT_LIMITS.characters }: Pick<CleaningRules, 'hasBlocks' | 'length'> = {}
): RichText {
  if (!isObject(given) || given.type !== 'doc') throw textUnreadable()
  return { type: 'doc', content: new NodeCleaner({ hasBlocks, length }).blocks(given.content) }
}

/**
 * A text that a client sent, as it may be stored. Cleaning it again changes nothing.
 *
 * @throws textUnreadable, textTooLong, textTooLarge, textTooDeep, blocksTooMany for what cannot be a text of this field;
 *   blockUnknown, blockForbidden and blockInvalid for a new or changed block
 */
export async function cleanDocument(given: unknown, rules: CleaningRules): Promise<RichText> {
  return settleBlocks(cleanStructure(given, rules), rules)
}

/** A text of a clean structure whose blocks are checked. @throws blockUnknown, blockForbidden, blockInvalid */
export async function settleBlocks(text: RichText, { blocks, may, before }: CleaningRules): Promise<RichText> {
  const found = blocksIn(text.content)
  if (found.length === 0) return text
  const known = await blocks.all()
  const old = new Map(blocksIn(before?.content ?? []).map((node) => [blockOf(node).id, blockOf(node)]))
  const settled = new Map<RichNode, BlockAttributes>()
  for (const node of found) {
    const attributes = blockOf(node)
    const { id, name } = attributes
    if (isSame(old.get(id), attributes)) continue
    const block = known.get(name)
    if (!block) throw blockUnknown({ block: name }, undefined, { block: id })
    if (block.permission && !may(block.permission)) {
      throw blockForbidden({ block: { ...block.label } }, undefined, { block: id })
    }
    settled.set(node, { id, name, values: await blocks.validators.check(block, attributes) })
  }
  for (const [node, attributes] of settled) node.attrs = { ...attributes }
  return text
}

const isSame = (old: BlockAttributes | undefined, { name, values }: BlockAttributes): boolean =>
  old?.name === name && stable(old.values) === stable(values)

/** JSON with sorted keys: a database keeps the keys of an object in an order of its own. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, one: unknown) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one
  )
}
