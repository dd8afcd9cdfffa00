import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { closeness } from '#core/lists/closeness'
import { slugify } from '#core/text/slug'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { FormOption } from '#plugins/catalogue/products/form/read_form_options'
import type { Locale } from '#core/i18n/locales'

const MOST = 30

/**
 * The options of an attribute whose code holds what was typed, the one that is it first. Codes are made of labels, so
 * accents do not matter.
 */
@inject()
export class FindOptions {
  constructor(private readonly store: Store) {}

  async execute(attribute: string, q: string, locale: Locale): Promise<FormOption[]> {
    const typed = slugify(q)
    const close = closeness('o.id', { codes: ['o.code'] }, typed)
    const rows = await this.store.reader.all<{ code: string; label: unknown }>(
      `select o.code, o.label from catalogue_attribute_options o join catalogue_attributes a on a.id = o.attribute_id
       where a.code = ? and o.code like ? escape '!' order by ${close.sql}, o.position, o.id limit ${MOST}`,
      [attribute, `%${typed.replace(/[!%_]/g, '!$&')}%`, ...close.bindings]
    )
    return rows.map(({ code, label }) => ({ code, label: labelOrCode(label, locale, code) }))
  }
}
