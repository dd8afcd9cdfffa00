import app from '@adonisjs/core/services/app'
import { ResourceCatalogue, type MadeResource } from '#core/resources/resource_catalogue'
import { Statements } from '#core/database/statements'
import { WriteResource } from '#core/resources/write_resource'
import { LOCALES } from '#core/i18n/locales'
import { copySlug, copyStem } from '#core/text/slug'
import type { ContentRow } from '#plugins/cms/content/content_row'
import type { RowAction } from '#core/resources/resource'
import type { Transaction } from '#core/database/store'

/** Copies a content as a draft, with `-copy` behind its slugs. */
export const replicate: RowAction<ContentRow> = {
  label: { fr_FR: 'Dupliquer', en_GB: 'Duplicate' },
  question: { fr_FR: 'Créer un brouillon avec le même contenu\u202f?', en_GB: 'Create a draft with the same content?' },
  async run({ trx, row, origin, locale, held }) {
    const made = (await app.container.make(ResourceCatalogue)).find(`cms.${row.type}`) as MadeResource
    const write = await app.container.make(WriteResource)
    // Copies of one content follow each other, so that each finds the slugs of those before.
    await trx.query().from('cms_contents').select('id').where('id', row.id).forUpdate()
    const { id: _id, version: _version, ...values } = row
    const copy = {
      ...values,
      slug: await copiedSlugs(trx, row),
      status: 'draft',
      publishAt: null,
      publishedAt: null,
      authorId: null,
    }
    const may = (key: string) => held === 'all' || held.has(key)
    const created = await write.createIn(trx, made, copy, { origin, locale, held, may })
    return { open: created.id }
  },
}

async function copiedSlugs(trx: Transaction, { slug }: ContentRow): Promise<ContentRow['slug']> {
  const copied = { ...slug }
  for (const locale of LOCALES) {
    const own = slug[locale]
    if (!own) continue
    const rows = await new Statements(trx).all<{ slug: string }>(
      'select slug from cms_content_translations where locale = ? and slug >= ? and slug < ?',
      ...[locale, copyStem(own), `${copyStem(own)}.`]
    )
    copied[locale] = copySlug(own, new Set(rows.map((row) => row.slug)))
  }
  return copied
}
