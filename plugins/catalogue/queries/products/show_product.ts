import { inject } from '@adonisjs/core'
import { productNotFound } from '#plugins/catalogue/errors'
import { FindFormFiles, type FormFiles } from '#plugins/catalogue/queries/products/find_form_files'
import { FindFormVocabulary, type FormGroup } from '#plugins/catalogue/queries/products/find_form_vocabulary'
import { FindProductForm } from '#plugins/catalogue/queries/products/find_product_form'
import { ListFormPlaces, type FormPlace, type FormSource } from '#plugins/catalogue/queries/products/list_form_places'
import { ListTaxCategories } from '#plugins/catalogue/queries/products/list_tax_categories'
import type { Locale } from '#core/i18n/locales'
import type { TaxCategoryChoice } from '#plugins/catalogue/contracts/tax_category_source'
import type { ProductForm } from '#plugins/catalogue/queries/products/product_form'

/** What a form must know beside the product. */
export interface FormVocabulary {
  groups: FormGroup[]
  places: FormPlace[]
  sources: FormSource[]
  /** None: whatever is typed. */
  taxCategories: TaxCategoryChoice[]
  /** What attributes of the product name by number. */
  files: FormFiles
}

/**
 * A product with what its form offers to choose from: five statements, those of whoever keeps tax categories, two more
 * for pictures and files of attributes.
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
    const groups = await this.vocabulary.execute(data.family, locale, borneBy(data))
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

/** The option codes that a product bears, by attribute. */
function borneBy({ attributes, translations, variants }: ProductForm): Record<string, string[]> {
  const borne: Record<string, string[]> = {}
  const told = [attributes, ...Object.values(translations).map((text) => text.attributes)]
  for (const values of [...told, ...variants.map(({ options }) => options)]) {
    for (const [code, value] of Object.entries(values)) {
      const codes = [value].flat().filter((each) => typeof each === 'string')
      borne[code] = [...(borne[code] ?? []), ...codes]
    }
  }
  return borne
}
