import { describeFields, type DescribedField } from '#core/fields/nested'
import type { Fields, ValuesOf } from '#core/fields/field'
import type { Kinds } from '#core/fields/field_kind'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'
import type { ShopContext } from '#core/context/shop_context'

/** Groups of blocks in the editor's menu. */
const BLOCK_GROUPS = ['media', 'layout', 'shop', 'content', 'advanced'] as const
export type BlockGroup = (typeof BLOCK_GROUPS)[number]

/** Whose page a block is shown on. */
export interface BlockPlace extends Pick<ShopContext, 'channel' | 'locale' | 'currency'> {
  /** Code of the customer group whose prices are shown; absent or empty: the public prices. */
  group?: string
}

/** What a kind of block needs to be shown. */
export interface LoadedBlocks<Data> {
  /** One for each of the values, in their order. */
  data: Data[]
  /** Cache tags of what is shown: topics of the change feed, or `topic:key`. */
  tags: readonly string[]
}

/**
 * A kind of block of rich texts: something that staff fill in as a form and a component shows. It is contributed to
 * `core.blocks` by its name. Its component is `web/blocks/<name>.tsx` of its plugin, core's `web/app/rich_text/blocks/<name>.tsx`,
 * where `<name>` is the name without its prefix; the shop and the editor use the same.
 */
export interface Block<All extends Fields = Fields, Data = unknown> {
  label: Label
  /** A sentence below the label in the editor's menu. */
  help?: Label
  /** Name of an icon of the back office. */
  icon: string
  group: BlockGroup
  /** What staff fill in. No field is translated: each language has a text of its own. */
  fields: All
  /** Who lacks it can neither add nor change such a block. */
  permission?: string
  /** Names of its `long_text` fields that are HTML: they are cleaned before they are stored. */
  html?: readonly (keyof All & string)[]
  /** Its data, for all blocks of this kind on a page in one call. The number of statements must not grow with theirs. */
  load?(values: readonly ValuesOf<All>[], place: BlockPlace): Promise<LoadedBlocks<Data>>
  /** Words of its values, for search and excerpts. Default: those of its `text` and `long_text` fields. */
  text?(values: ValuesOf<All>): string
}

/** Declares a block with the types of its values. */
export function block<const All extends Fields, Data = null>(definition: Block<All, Data>): Block {
  // Texts look blocks up by name and give each its own values.
  return definition as unknown as Block
}

/** A block as the editor needs to know it, in the language of who writes. */
export interface DescribedBlock {
  name: string
  label: string
  help: string | null
  icon: string
  group: BlockGroup
  fields: DescribedField[]
  /** Values that a new block begins with. */
  initial: Record<string, unknown>
}

export async function describeBlock(name: string, one: Block, locale: Locale, kinds: Kinds): Promise<DescribedBlock> {
  const fields = await describeFields(one.fields, locale, kinds)
  return {
    name,
    label: one.label[locale],
    help: one.help?.[locale] ?? null,
    icon: one.icon,
    group: one.group,
    fields,
    initial: Object.fromEntries(fields.map(({ name: field, initial }) => [field, initial])),
  }
}
