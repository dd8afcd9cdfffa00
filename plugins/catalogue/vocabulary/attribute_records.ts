import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { closeness } from '#core/lists/closeness'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { holding } from '#plugins/catalogue/categories/category_records'
import type { RecordSource } from '#plugins/platform/index'

const FOUND = (near: string) => `select id, code, name from (
    select id, code, coalesce(nullif(label ->> ?, ''), nullif(label ->> ?, ''), code) as name
    from catalogue_attributes) as named
  where code like ? escape '\\' or core_fold(name) like ? escape '\\' order by ${near}, name limit ?`

/** Attributes, for the palette. */
const attributeRecords: RecordSource = {
  label: { fr_FR: 'Attributs', en_GB: 'Attributes' },
  permission: 'catalogue.attributes.list',
  async find({ q, locale, limit }) {
    const { reader } = await app.container.make(Store)
    const words = holding(q)
    const close = closeness('id', { codes: ['code'], titles: ['core_fold(name)'] }, q)
    const rows = await reader.all<{ id: number; code: string; name: string }>(FOUND(close.sql), [
      locale,
      DEFAULT_LOCALE,
      words,
      words,
      ...close.bindings,
      limit,
    ])
    return rows.map(({ id, code, name }) => ({
      name,
      caption: code,
      screen: 'catalogue.admin.attribute',
      params: { id },
    }))
  },
}

export default attributeRecords
