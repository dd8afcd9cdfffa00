import app from '@adonisjs/core/services/app'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { CONTENT_KIND } from '#plugins/cms/content/content_addresses'
import { Links } from '#core/links/links'
import { LOCALES } from '#core/i18n/locales'
import { ResourceCatalogue } from '#core/resources/resource_catalogue'
import { WriteResource } from '#core/resources/write_resource'
import { contents } from '#plugins/cms/links/link_targets'
import { linksOf } from '#core/rich_text/links_of'
import { readJson, Statements } from '#core/database/statements'
import { systemWriter } from '#core/resources/writer'
import type { ContentRow } from '#plugins/cms/content/content_row'
import type { LinkChange, LinkHolder } from '#core/links/link_kinds'
import type { Locale } from '#core/i18n/locales'
import type { RichNode, RichText } from '#core/rich_text/document'
import type { Transaction } from '#core/database/store'

/** Records where the text of a content leads. What is in the trash leads nowhere. */
export async function recordContentLinks(trx: Transaction, { id, status, body }: ContentRow): Promise<void> {
  const blocks = await (await app.container.make(BlockCatalogue)).all()
  const texts = status === 'trash' ? [] : LOCALES
  const found = texts.flatMap((locale) => {
    const text = body[locale]
    return text ? linksOf(text, { blocks, place: 'body', locale }) : []
  })
  await (await app.container.make(Links)).replace(trx, { kind: CONTENT_KIND, id }, found)
}

/** Links in the texts of contents. */
const contentLinks: LinkHolder = {
  label: contents.label,
  permission: contents.permission,
  titles: contents.titles,
  async replace(trx, id, change, origin) {
    const rows = await new Statements(trx).all<{ type: string; locale: Locale; body: unknown }>(
      `select c.type, t.locale, t.body from cms_contents c join cms_content_translations t on t.owner_id = c.id
       where c.id = ?`,
      Number(id)
    )
    const made = (await app.container.make(ResourceCatalogue)).find(`cms.${rows[0]?.type}`)
    if (!made) return false
    const body = Object.fromEntries(
      rows.map(({ locale, body: text }) => [locale, text === null ? null : readJson<RichText>(text)])
    )
    const changed = Object.fromEntries(
      Object.entries(body).map(([locale, text]) => [
        locale,
        text && { ...text, content: relinked(text.content, change) },
      ])
    )
    if (JSON.stringify(changed) === JSON.stringify(body)) return false
    const write = await app.container.make(WriteResource)
    await write.updateIn(trx, made, Number(id), { body: changed }, systemWriter(origin))
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

/** Values of a block: those that are the address, wherever they stand. */
function relinkedValues(value: unknown, change: LinkChange): unknown {
  if (value === change.from) return change.to
  if (Array.isArray(value)) return value.map((one) => relinkedValues(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, relinkedValues(one, change)]))
}
