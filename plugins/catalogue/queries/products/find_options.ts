import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { readJson } from '#plugins/catalogue/database/bulk'
import { slugify } from '#core/text/slug'
import { spoken } from '#plugins/catalogue/queries/products/spoken'
import type { FormOption } from '#plugins/catalogue/queries/products/read_form_options'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'

const MOST = 30

/** The options of an attribute whose code holds what was typed. Codes are made of labels, so accents do not matter. */
@inject()
export class FindOptions {
  constructor(private readonly store: Store) {}

  async execute(attribute: string, q: string, locale: Locale): Promise<FormOption[]> {
    const rows = await this.store.reader.all<{ code: string; label: unknown }>(
      `select o.code, o.label from catalogue_attribute_options o join catalogue_attributes a on a.id = o.attribute_id
       where a.code = ? and o.code like ? escape '!' order by o.position, o.id limit ${MOST}`,
      [attribute, `%${slugify(q).replace(/[!%_]/g, '!$&')}%`]
    )
    return rows.map(({ code, label }) => ({ code, label: spoken(readJson<Partial<Label>>(label), locale, code) }))
  }
}
