import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { ListFormPlaces, type FormPlace } from '#plugins/catalogue/products/form/queries/list_form_places'
import { labelOrCode } from '#plugins/catalogue/vocabulary/label_or_code'
import type { Locale } from '#core/i18n/locales'

/** What rules of other plugins may name of the catalogue. */
export interface RuleSubjects {
  categories: { id: number; name: string }[]
  attributes: { code: string; name: string }[]
  families: { code: string; name: string }[]
}

/** Categories by their whole path, and the attributes and families of products. */
@inject()
export class ListRuleSubjects {
  constructor(
    private readonly store: Store,
    private readonly places: ListFormPlaces
  ) {}

  async execute(locale: Locale): Promise<RuleSubjects> {
    const found = await this.places.execute(locale)
    const places = found.places.filter(({ kind }) => kind === 'category')
    const rows = await this.store.reader.all<{ code: string; label: unknown }>(
      'select code, label from catalogue_attributes where not is_system order by position, code'
    )
    const families = await this.store.reader.all<{ code: string; name: unknown }>(
      'select code, name from catalogue_families order by code'
    )
    return {
      families: families.map(({ code, name }) => ({ code, name: labelOrCode(name, locale, code) })),
      categories: places.map((place) => ({ id: place.id, name: pathOf(place, places) })),
      attributes: rows.map(({ code, label }) => {
        return { code, name: labelOrCode(label, locale, code) }
      }),
    }
  }
}

/** "Vins > Rouges" */
function pathOf(place: FormPlace, all: readonly FormPlace[]): string {
  const parent = all.find(({ id }) => id === place.parentId)
  return parent ? `${pathOf(parent, all)} > ${place.name}` : place.name
}
