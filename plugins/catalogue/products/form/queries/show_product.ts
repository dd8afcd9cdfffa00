import { inject } from '@adonisjs/core'
import { productNotFound } from '#plugins/catalogue/products/errors'
import { FindFormFiles, type FormFiles } from '#plugins/catalogue/products/form/queries/find_form_files'
import { FindFormVocabulary, type FormGroup } from '#plugins/catalogue/products/form/queries/find_form_vocabulary'
import { FindProductForm } from '#plugins/catalogue/products/form/queries/find_product_form'
import {
  ListFormPlaces,
  type FormPlace,
  type FormSource,
} from '#plugins/catalogue/products/form/queries/list_form_places'
import { ListTaxCategories } from '#plugins/catalogue/prices/list_tax_categories'
import type { Locale } from '#core/i18n/locales'
import type { TaxCategoryChoice } from '#plugins/catalogue/contracts/tax_category_source'
import type { ProductForm } from '#plugins/catalogue/products/form/product_form'

/** What the product form needs in addition to the product. */
export interface FormVocabulary {
  groups: FormGroup[]
  places: FormPlace[]
  sources: FormSource[]
  /** Empty: the form accepts any text. */
  taxCategories: TaxCategoryChoice[]
  /** The pictures and files that attributes of the product refer to by id. */
  files: FormFiles
}

/**
 * Returns a product with the choices of its form. This takes five queries, two more for pictures and files of attributes,
 * and those of the plugins that contribute tax categories.
 */
@inject()
export class ShowProduct {
  constructor(
    private readonly forms: FindProductForm,
    private readonly vocabulary: FindFormVocabulary,
    private readonly places: ListFormPlaces,
    private readonly files: FindFormFiles,
    private readonly taxCategories: ListTaxCategories
  ) {}

  async execute(id: number, locale: Locale): Promise<{ data: ProductForm; meta: FormVocabulary }> {
    const data = await this.form(id)
    const groups = await this.vocabulary.execute(data.family, locale, usedOptionsOf(data))
    return {
      data,
      meta: {
        groups,
        files: await this.files.execute(data, groups),
        ...(await this.places.execute(locale)),
        taxCategories: await this.taxCategories.execute(),
      },
    }
  }

  async form(id: number): Promise<ProductForm> {
    const data = await this.forms.execute(id)
    if (!data) throw productNotFound({ id })
    return data
  }
}

/** The option codes that a product uses, by attribute. */
function usedOptionsOf({ attributes, translations, variants }: ProductForm): Record<string, string[]> {
  const usedOptions: Record<string, string[]> = {}
  const allValues = [attributes, ...Object.values(translations).map((text) => text.attributes)]
  for (const values of [...allValues, ...variants.map(({ options }) => options)]) {
    for (const [code, value] of Object.entries(values)) {
      const codes = [value].flat().filter((each) => typeof each === 'string')
      usedOptions[code] = [...(usedOptions[code] ?? []), ...codes]
    }
  }
  return usedOptions
}
