import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE, LOCALES } from '#core/i18n/locales'
import { Store } from '#core/database/store'
import { Taxonomy } from '#plugins/catalogue/listing/taxonomy'
import type { Category } from '#plugins/catalogue/listing/read_taxonomy'
import type { Choice } from '#core/lists/list'
import type { Label } from '#core/i18n/label'

/** Published categories and dishes, each behind those above it. */
export async function categoryChoices(): Promise<Choice[]> {
  const taxonomy = await Taxonomy.of(await app.container.make(Store)).read()
  const below = (category: Category, above: Partial<Label>): Choice[] => {
    const label = Object.fromEntries(
      LOCALES.map((locale) => {
        const own = category.texts[locale] ?? category.texts[DEFAULT_LOCALE]
        return [locale, [above[locale], own?.name ?? String(category.id)].filter(Boolean).join(' › ')]
      })
    ) as unknown as Label
    return [{ value: String(category.id), label }, ...category.children.flatMap((child) => below(child, label))]
  }
  return [...taxonomy.roots('category'), ...taxonomy.roots('dish')].flatMap((root) => below(root, {}))
}
