import { inject } from '@adonisjs/core'
import { DEFAULT_LOCALE, type Locale } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { readJson } from '#core/database/statements'
import { FindDownloadFile } from '#plugins/catalogue/files/queries/find_download_file'
import type { AttributeValues } from '#plugins/catalogue/products/upsert/attribute_values'
import type { StoredFile } from '#core/files/file_store'

const VALUES = `select p.attributes, t.attributes as own, d.attributes as first
  from catalogue_products p join catalogue_attributes a on a.code = ? and a.type = 'file' and a.is_visible_on_page = true
  left join catalogue_product_translations t on t.product_id = p.id and t.locale = ?
  left join catalogue_product_translations d on d.product_id = p.id and d.locale = ?
  where p.id = ? and p.status = 'published'`

/** Finds the file that a product page shows for an attribute; null without one. */
@inject()
export class FindProductFile {
  constructor(
    private readonly store: Store,
    private readonly files: FindDownloadFile
  ) {}

  async execute(product: number, attribute: string, locale: Locale): Promise<StoredFile | null> {
    const row = await this.store.reader.first<Record<'attributes' | 'own' | 'first', unknown>>(VALUES, [
      attribute,
      locale,
      DEFAULT_LOCALE,
      product,
    ])
    if (!row) return null
    const sources = [row.own, row.first, row.attributes].map((values) => readJson<AttributeValues | null>(values) ?? {})
    const id = sources.map((values) => values[attribute]).find((value) => typeof value === 'number')
    return id === undefined ? null : this.files.execute('id', id)
  }
}
