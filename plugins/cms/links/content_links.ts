import app from '@adonisjs/core/services/app'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { Links } from '#core/links/links'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#core/i18n/locales'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { contents } from '#plugins/cms/links/link_targets'
import { findRows } from '#core/resources/resource_rows'
import { inTransaction } from '#core/database/run_rows'
import { linkOf, linksOf } from '#core/rich_text/links_of'
import { Statements } from '#core/database/statements'
import { valuesIn } from '#core/rich_text/walk'
import { systemWriter } from '#core/resources/writer'
import type { AnyResource } from '#core/resources/resource'
import type { Block } from '#core/rich_text/block'
import type { ContentRow } from '#plugins/cms/content/content_row'
import type { Field } from '#core/fields/field'
import type { FoundLink } from '#core/links/link'
import type { Input } from '#core/resources/writer'
import type { LinkChange, LinkHolder } from '#core/links/link_kinds'
import type { RichNode, RichText } from '#core/rich_text/document'
import type { Transaction } from '#core/database/store'

/** Records where the texts and links of a content lead, those of custom fields included. What is in the trash leads nowhere. */
export async function recordContentLinks(trx: Transaction, row: ContentRow): Promise<void> {
  const blocks = await (await app.container.make(BlockCatalogue)).all()
  const made = (await app.container.make(ResourceCatalogue)).find(`cms.${row.type}`)
  const isLinked = made !== null && row.status !== 'trash'
  const found = isLinked ? linkingFields(made.resource).flatMap((field) => linksOfField(field, row, blocks)) : []
  await (await app.container.make(Links)).replace(trx, { kind: CONTENT_KIND, id: row.id }, found)
}

/** The text, and the fields that staff added. */
function linkingFields({ fields }: AnyResource): [name: string, field: Field][] {
  return Object.entries(fields).filter(([name, { options }]) => name === 'body' || options.stored === false)
}

function linksOfField(
  [name, field]: [name: string, field: Field],
  row: Record<string, unknown>,
  blocks: ReadonlyMap<string, Block>
): FoundLink[] {
  const value = row[name]
  const texts: [Locale, unknown][] = field.options.translated
    ? LOCALES.map((locale) => [locale, (value as Partial<Record<Locale, unknown>> | null)?.[locale]])
    : [[DEFAULT_LOCALE, value]]
  return texts.flatMap(([locale, text]) =>
    [...valuesIn({ [name]: field }, { [name]: text })].flatMap(({ field: { kind }, value: inside }) => {
      if (kind === 'rich_text') return linksOf(inside as RichText, { blocks, place: name, locale })
      if (kind !== 'link' && kind !== 'url') return []
      return linkOf(String(inside), { locale, place: name, text: '' }) ?? []
    })
  )
}

/** Links in the texts and fields of contents. */
const contentLinks: LinkHolder = {
  label: contents.label,
  permission: contents.permission,
  titles: contents.titles,
  async replace(trx, id, change, origin) {
    const rows = await new Statements(trx).all<{ type: string }>(
      'select type from cms_contents where id = ?',
      Number(id)
    )
    const resources = await app.container.make(ResourceCatalogue)
    const made = resources.find(`cms.${rows[0]?.type}`)
    if (!made) return false
    const [row] = await findRows(made.resource, { kinds: resources.kinds, run: inTransaction(trx) }, [Number(id)])
    if (!row) return false
    const before = Object.fromEntries(linkingFields(made.resource).map(([name]) => [name, row[name]]))
    const after = relinkedValues(before, change)
    if (JSON.stringify(after) === JSON.stringify(before)) return false
    const write = await app.container.make(WriteResource)
    await write.updateIn(trx, made, Number(id), after as Input, systemWriter(origin))
    return true
  },
}

export default contentLinks

/** The nodes with another address, or none, in the place of one. */
function relinked(nodes: readonly RichNode[], change: LinkChange): RichNode[] {
  return nodes.map((node) => ({
    ...node,
    ...(node.marks ? { marks: relinkedMarks(node.marks, change) } : {}),
    ...(node.type === 'block' ? { attrs: relinkedValues(node.attrs, change) as RichNode['attrs'] & {} } : {}),
    ...(node.content ? { content: relinked(node.content, change) } : {}),
  }))
}

function relinkedMarks(
  marks: NonNullable<RichNode['marks']>,
  { from, to }: LinkChange
): NonNullable<RichNode['marks']> {
  return marks.flatMap((mark) => {
    if (mark.attrs?.href !== from) return [mark]
    return to === null ? [] : [{ ...mark, attrs: { ...mark.attrs, href: to } }]
  })
}

/** Values of fields and blocks: texts, and those that are the address, wherever they stand. */
function relinkedValues(value: unknown, change: LinkChange): unknown {
  if (value === change.from) return change.to
  if (isDocument(value)) return { ...value, content: relinked(value.content, change) }
  if (Array.isArray(value)) return value.map((one) => relinkedValues(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, relinkedValues(one, change)]))
}

const isDocument = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && (value as Partial<RichText>).type === 'doc'
