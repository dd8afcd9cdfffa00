import { inject } from '@adonisjs/core'
import { productNotFound } from '#plugins/catalogue/errors'
import { FindFormVocabulary, type FormGroup } from '#plugins/catalogue/queries/products/find_form_vocabulary'
import { FindProductForm } from '#plugins/catalogue/queries/products/find_product_form'
import { ListFormPlaces, type FormPlace, type FormSource } from '#plugins/catalogue/queries/products/list_form_places'
import type { Locale } from '#core/i18n/locales'
import type { ProductForm } from '#plugins/catalogue/queries/products/product_form'

/** What a form must know beside the product. */
export interface FormVocabulary {
  groups: FormGroup[]
  places: FormPlace[]
  sources: FormSource[]
}

/** A product with what its form offers to choose from: six statements. */
@inject()
export class ShowProduct {
  constructor(
    private readonly forms: FindProductForm,
    private readonly vocabulary: FindFormVocabulary,
    private readonly places: ListFormPlaces
  ) {}

  async execute(id: number, locale: Locale): Promise<{ data: ProductForm; meta: FormVocabulary }> {
    const data = await this.form(id)
    return {
      data,
      meta: {
        groups: await this.vocabulary.execute(data.family, locale, borneBy(data)),
        places: await this.places.categories(locale),
        sources: await this.places.sources(),
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
