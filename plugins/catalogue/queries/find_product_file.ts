import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { readJson } from '#plugins/catalogue/database/bulk'
import { FindDownloadFile } from '#plugins/catalogue/queries/find_download_file'
import type { AttributeValues } from '#plugins/catalogue/services/upsert/attribute_values'
import type { KeptFile } from '#core/files/file_store'

const VALUES = `select p.attributes, t.attributes as own, d.attributes as first
  from catalogue_products p join catalogue_attributes a on a.code = ? and a.type = 'file' and a.is_visible_on_page = true
  left join catalogue_product_translations t on t.product_id = p.id and t.locale = ?
  left join catalogue_product_translations d on d.product_id = p.id and d.locale = ?
  where p.id = ? and p.status = 'published'`

/** The file that a product's page shows under an attribute; null: it shows none. */
@inject()
export class FindProductFile {
  constructor(
    private readonly store: Store,
    private readonly files: FindDownloadFile
  ) {}

  async execute(product: number, attribute: string, locale: Locale): Promise<KeptFile | null> {
    const row = await this.store.reader.first<Record<'attributes' | 'own' | 'first', unknown>>(VALUES, [
      ...[attribute, locale, DEFAULT_LOCALE, product],
    ])
    if (!row) return null
    const told = [row.own, row.first, row.attributes].map((values) => readJson<AttributeValues | null>(values) ?? {})
    const id = told.map((values) => values[attribute]).find((value) => typeof value === 'number')
    return id === undefined ? null : this.files.execute('id', id)
  }
}
