import app from '@adonisjs/core/services/app'
import { BlockCatalogue } from '#core/rich_text/block_catalogue'
import { LOCALES } from '#core/i18n/locales'
import { Statements } from '#core/database/statements'
import { Store, type Transaction } from '#core/database/store'
import { mediaOf } from '#core/rich_text/links_of'
import { searchIndexOf } from '#core/search/search_index'
import { textOf } from '#core/rich_text/text_of'
import type { ContentRow } from '#plugins/cms/content/content_row'

/** Kind of contents in the search index, and their topic in the change feed. */
export const CONTENTS_TOPIC = 'cms.contents'

/** Records the words and files of a content beside its text, and lets search find it as long as it is published. */
export async function indexContent(trx: Transaction, { id, status, title, body, excerpt }: ContentRow): Promise<void> {
  const [store, catalogue] = await Promise.all([app.container.make(Store), app.container.make(BlockCatalogue)])
  const blocks = await catalogue.all()
  const texts = LOCALES.flatMap((locale) => {
    const text = body[locale]
    if (!title[locale]) return []
    const media = text ? JSON.stringify(mediaOf(text, blocks)) : null
    return [{ locale, title: title[locale], plain: text ? textOf(text, blocks) : '', media }]
  })
  const db = new Statements(trx)
  await db.run(
    `update cms_content_translations set plain = r.plain, media_ids = r.media
     from ${db.rows({ locale: 'text', plain: 'text', media: 'text' })}
     where owner_id = ? and cms_content_translations.locale = r.locale`,
    texts,
    id
  )
  const index = searchIndexOf(store)
  await index.remove(trx, CONTENTS_TOPIC, [id])
  if (status !== 'published') return
  const documents = texts.map(({ locale, title: name, plain }) => {
    return { id, locale, texts: [name, excerpt[locale] ?? '', plain] }
  })
  await index.write(trx, CONTENTS_TOPIC, documents)
}

/** Search no longer finds a content. */
export async function forgetContent(trx: Transaction, id: number): Promise<void> {
  await searchIndexOf(await app.container.make(Store)).remove(trx, CONTENTS_TOPIC, [id])
}
