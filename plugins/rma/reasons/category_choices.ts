import app from '@adonisjs/core/services/app'
import { DEFAULT_LOCALE } from '#core/i18n/locales'
import { ListRuleSubjects } from '#plugins/catalogue/index'

/** Categories of the catalogue by their whole path. */
export async function categoryChoices() {
  const { categories } = await (await app.container.make(ListRuleSubjects)).execute(DEFAULT_LOCALE)
  return categories.map(({ id, name }) => ({ value: String(id), label: name }))
}
