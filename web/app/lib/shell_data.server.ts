import manifests from 'virtual:manifests'
import type { Branding, NamedRoute, Offer, ServerContext, Visitor } from './context'
import type { PackedWords } from './translator'
import type { Locale } from './locale'
import { lettersOf, type Letters } from './fonts.server'
import { cachedFor, pack, type Packed } from './packed'
import { selectWords } from './words.server'

/** The start-up data that a storefront page needs. It is the same for every visitor. */
export interface ShopData extends Offer {
  locale: Locale
  /** Routes that screens call from the browser. */
  routes: Record<string, NamedRoute>
  config: Record<string, unknown>
  branding: Branding
  /** Absent: the letters are the house's own. */
  letters?: Letters
}

/** Data of one page or one visitor. */
interface PageData {
  words: PackedWords
  visitor: Visitor
  csrfToken: string | null
}

/** The shell's data of a page. */
export interface ShellData extends ShopData, PageData {}

/** The same, as it is sent to the browser. */
export interface PackedShell extends PageData {
  shop: Packed<ShopData>
}

/** Public settings that the shell itself reads. */
const configKeys = ['shop_name', 'alcohol_notice', 'age_gate', 'header_offer', 'header_offer_link', 'footer_copyright']
  .map((name) => `configuration.general.${name}`)
  .concat('configuration.catalog.missing_picture')
  .concat(manifests.flatMap(({ config = [] }) => config))

/** Sections of translations of slot contributions. They appear on too many screens for each screen to list them. */
const slotWords = manifests.flatMap(({ slots = [] }) =>
  slots.flatMap(({ slot, words }) => (slot.includes('.storefront.') && words ? [words] : []))
)
const shopWords = ['shell', ...new Set(slotWords)]

/** Translations that the shop may override, with the setting of each. An empty setting keeps the default. */
const overridableWords = {
  'shell.goods.one': 'configuration.catalog.goods_one',
  'shell.goods.many': 'configuration.catalog.goods_many',
  'shell.goods.all': 'configuration.catalog.goods_all',
  'shell.goods.last': 'configuration.catalog.goods_last',
  'shell.search.placeholder': 'configuration.catalog.search_hint',
}

function overriddenTexts(config: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(overridableWords).map(
    ([word, setting]) => [word, String(config[setting] ?? '')] as const
  )
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

const calls = manifests.flatMap(({ calls: names = [] }) => names)

export function shellData(context: ServerContext, { isAdmin }: { isAdmin: boolean }): PackedShell {
  const { init, locale, offer, visitor, csrfToken } = context
  const shop = cachedFor(init, `${locale} ${offer.currency} ${isAdmin}`, () => shopData(context, isAdmin))
  const words = isAdmin
    ? selectWords(locale, ['shell'])
    : cachedFor(init, `words ${locale}`, () => ({
        text: selectWords(locale, shopWords, overriddenTexts(init.coreConfig)),
      })).text
  return { shop: pack(shop), words, visitor, csrfToken }
}

function shopData({ init, locale, offer }: ServerContext, isAdmin: boolean): ShopData {
  const letters = lettersOf(init.branding.fonts)
  const names = isAdmin ? [...calls, ...Object.keys(init.routes).filter((name) => name.includes('.admin.'))] : calls
  return {
    locale,
    ...offer,
    routes: pick(init.routes, names),
    config: pick(init.coreConfig, configKeys),
    branding: init.branding,
    ...(letters ? { letters } : {}),
  }
}

function pick<T>(source: Record<string, T>, names: readonly string[]): Record<string, T> {
  const found = names.flatMap((name) => (name in source ? [[name, source[name]] as const] : []))
  return Object.fromEntries(found) as Record<string, T>
}
