import app from '@adonisjs/core/services/app'
import { Store } from '#core/database/store'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { CodeNames } from '#core/audit/code_names'

/** Families of products by their codes. */
export default {
  fields: ['family'],

  async read(locale) {
    const { reader } = await app.container.make(Store)
    const rows = await reader.all<{ code: string; name: unknown }>('select code, name from catalogue_families')
    return new Map(rows.map(({ code, name }) => [code, labelOrCode(name, locale, code)]))
  },
} satisfies CodeNames
