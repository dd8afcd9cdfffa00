import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE, LOCALES } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { contentTypes } from '#plugins/cms/content/content_types'
import { labelOf } from '#core/custom_fields/make_fields'
import type { Choice } from '#core/lists/list'
import type { Label } from '#core/i18n/label'
import type { Locale } from '#core/i18n/locales'

/** Every content type. */
export async function typeChoices(): Promise<Choice[]> {
  const types = await contentTypes.of(await app.container.make(Store))
  return types.map(({ code, label }) => ({ value: code, label: labelOf(label) }))
}

interface NamedCategory {
  id: number
  parent_id: number | null
  locale: Locale
  name: string
}

/** Content categories, each behind those above it. One statement. */
export async function categoryChoices(): Promise<Choice[]> {
  const { reader } = await app.container.make(Store)
  const rows = await reader.all<NamedCategory>(
    `select c.id, c.parent_id, t.locale, t.name from cms_categories c
       join cms_category_translations t on t.owner_id = c.id and t.name is not null order by c.position, c.id`
  )
  const byId = Map.groupBy(rows, ({ id }) => Number(id))
  const below = (parent: number | null, above: Partial<Label>): Choice[] =>
    [...byId].flatMap(([id, names]) => {
      const [first] = names
      if (!first || (first.parent_id === null ? null : Number(first.parent_id)) !== parent) return []
      const label = labelIn(names, above)
      return [{ value: String(id), label }, ...below(id, label)]
    })
  return below(null, {})
}

function labelIn(names: readonly NamedCategory[], above: Partial<Label>): Label {
  const nameIn = (wanted: Locale) => names.find(({ locale }) => locale === wanted)?.name
  const entries = LOCALES.map((locale) => {
    const own = nameIn(locale) ?? nameIn(DEFAULT_LOCALE) ?? names[0]?.name
    return [locale, [above[locale], own].filter(Boolean).join(' › ')]
  })
  return Object.fromEntries(entries) as Label
}
