import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Store } from '#core/database/store'
import { familyUnknown } from '#plugins/catalogue/errors'
import { DEFAULT_FAMILY } from '#plugins/catalogue/services/system_attributes'
import { PRODUCT_TYPES, type ProductType } from '#plugins/catalogue/services/upsert/product_input'
import { FindFormVocabulary } from '#plugins/catalogue/queries/products/find_form_vocabulary'
import { customerGroups, type FormCustomerGroup } from '#plugins/catalogue/queries/products/form_composition'
import { jsonSql } from '#core/database/json_sql'
import { ListFormPlaces } from '#plugins/catalogue/queries/products/list_form_places'
import { ListTaxCategories } from '#plugins/catalogue/queries/products/list_tax_categories'
import { readJson } from '#plugins/catalogue/database/bulk'
import { spoken } from '#plugins/catalogue/queries/products/spoken'
import { typeLabels } from '#plugins/catalogue/lists/product_words'
import type { FormVocabulary } from '#plugins/catalogue/queries/products/show_product'
import type { Label } from '#core/plugin/contract'
import type { Locale } from '#core/i18n/locales'

export interface NewProduct extends Omit<FormVocabulary, 'files'> {
  family: string
  currency: string
  families: { code: string; label: string }[]
  types: { code: ProductType; label: string }[]
  customerGroups: FormCustomerGroup[]
}

/** What a new product may be, and what one of a family can say. */
@inject()
export class DescribeNewProduct {
  constructor(
    private readonly store: Store,
    private readonly channels: ChannelPort,
    private readonly vocabulary: FindFormVocabulary,
    private readonly places: ListFormPlaces,
    private readonly taxCategories: ListTaxCategories
  ) {}

  async execute(wanted: string | null, locale: Locale): Promise<NewProduct> {
    const rows = await this.store.reader.all<{ code: string; name: unknown }>(
      'select code, name from catalogue_families order by id'
    )
    const family = wanted ?? DEFAULT_FAMILY
    if (wanted !== null && !rows.some(({ code }) => code === wanted)) throw familyUnknown({ family }, 'family')
    return {
      family,
      currency: (this.channels.all()[0] as Channel).baseCurrency,
      families: rows.map(({ code, name }) => {
        return { code, label: spoken(readJson<Partial<Label>>(name), locale, code) }
      }),
      types: PRODUCT_TYPES.map((code) => ({ code, label: typeLabels[code][locale] })),
      customerGroups: await this.#customerGroups(),
      groups: await this.vocabulary.execute(family, locale),
      ...(await this.places.execute(locale)),
      taxCategories: await this.taxCategories.execute(),
    }
  }

  async #customerGroups(): Promise<FormCustomerGroup[]> {
    const row = await this.store.reader.first<{ found: unknown }>(
      `select ${customerGroups(jsonSql(this.store.dialect))} as found`
    )
    return readJson<FormCustomerGroup[] | null>(row?.found ?? null) ?? []
  }
}
