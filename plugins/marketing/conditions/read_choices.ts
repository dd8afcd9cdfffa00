import app from '@adonisjs/core/services/app'
import { ListRuleSubjects } from '#plugins/catalogue/index'
import { LOCALES } from '#core/i18n/locales'
import { PluginRegistry } from '#core/plugin/registry'
import type { Choice } from '#core/lists/list'
import type { Label } from '#core/i18n/label'

/** Categories by their whole path. */
export async function categoryChoices(): Promise<Choice[]> {
  const [french, english] = await subjects()
  return french.categories.map(({ id, name }, at) => {
    return { value: String(id), label: { fr_FR: name, en_GB: english.categories[at]?.name ?? name } }
  })
}

export async function attributeChoices(): Promise<Choice[]> {
  const [french, english] = await subjects()
  return french.attributes.map(({ code, name }, at) => {
    return { value: code, label: { fr_FR: name, en_GB: english.attributes[at]?.name ?? name } }
  })
}

/** Families of products. */
export async function familyChoices(): Promise<Choice[]> {
  const [french, english] = await subjects()
  return french.families.map(({ code, name }, at) => {
    return { value: code, label: { fr_FR: name, en_GB: english.families[at]?.name ?? name } }
  })
}

async function subjects() {
  const list = await app.container.make(ListRuleSubjects)
  const [french, english] = await Promise.all(LOCALES.map((locale) => list.execute(locale)))
  const none = { categories: [], attributes: [], families: [] }
  return [french ?? none, english ?? none] as const
}

/** Methods are chosen by the last part of their name: `flat_rate` of `sales.flat_rate`, which begins their codes. */
export const shippingChoices = () => methods('sales.shipping_methods', (name) => name.slice(name.indexOf('.') + 1))

export const paymentChoices = () => methods('sales.payment_methods', (name) => name)

async function methods(
  point: 'sales.shipping_methods' | 'sales.payment_methods',
  codeOf: (name: string) => string
): Promise<Choice[]> {
  const registry = await app.container.make(PluginRegistry)
  return Promise.all(
    registry.contributions(point).map(async ({ name, load }) => {
      const { label } = (await load()) as { label: Label }
      return { value: codeOf(name), label }
    })
  )
}
