import { inject } from '@adonisjs/core'
import { ChannelPort, type Channel } from '#core/context/shop_context'
import { Store } from '#core/database/store'
import { familyUnknown } from '#plugins/catalogue/vocabulary/errors'
import { DEFAULT_FAMILY } from '#plugins/catalogue/vocabulary/system_attributes'
import { PRODUCT_TYPES, type ProductType } from '#plugins/catalogue/products/upsert/product_input'
import { FindFormVocabulary } from '#plugins/catalogue/products/form/queries/find_form_vocabulary'
import { queryCustomerGroups } from '#plugins/catalogue/products/form/queries/find_product_form'
import { ListFormPlaces } from '#plugins/catalogue/products/form/queries/list_form_places'
import { ListTaxCategories } from '#plugins/catalogue/prices/list_tax_categories'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import { typeLabels } from '#plugins/catalogue/products/list/product_words'
import type { FormCustomerGroup } from '#plugins/catalogue/products/form/product_form'
import type { FormVocabulary } from '#plugins/catalogue/products/form/queries/show_product'
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
    const rows = await this.store.reader.all<{ code: string; name: unknown; is_last: boolean | number | null }>(
      `select f.code, f.name, f.id = (select p.family_id from catalogue_products p order by p.id desc limit 1) as is_last
       from catalogue_families f order by f.id`
    )
    // What was added last is most like what is added next.
    const family = wanted ?? rows.find(({ is_last: isLast }) => isLast)?.code ?? DEFAULT_FAMILY
    if (wanted !== null && !rows.some(({ code }) => code === wanted)) throw familyUnknown({ family }, 'family')
    return {
      family,
      currency: (this.channels.all()[0] as Channel).baseCurrency,
      families: rows.map(({ code, name }) => {
        return { code, label: labelOrCode(name, locale, code) }
      }),
      types: PRODUCT_TYPES.map((code) => ({ code, label: typeLabels[code][locale] })),
      customerGroups: await this.#customerGroups(),
      groups: await this.vocabulary.execute(family, locale),
      ...(await this.places.execute(locale)),
      taxCategories: await this.taxCategories.execute(),
    }
  }

  async #customerGroups(): Promise<FormCustomerGroup[]> {
    const { rows } = await this.store.read.readAll(queryCustomerGroups)
    return rows
  }
}
