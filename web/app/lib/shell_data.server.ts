import manifests from 'virtual:manifests'
import type { Branding, NamedRoute, Offer, ServerContext, Visitor } from './context'
import type { PackedWords } from './icu_format'
import type { Locale } from './locale'
import { makeOnce, pack, type Packed } from './packed'
import { selectWords } from './words.server'

/** Of the start-up data what a storefront page uses: the same for every visitor. */
export interface ShopData extends Offer {
  locale: Locale
  /** Patterns of the routes that screens call from the browser. */
  routes: Record<string, NamedRoute>
  config: Record<string, unknown>
  branding: Branding
}

/** What is a page's or a visitor's own. */
interface OwnData {
  words: PackedWords
  visitor: Visitor
  csrfToken: string | null
}

/** What every page brings along. */
export interface ShellData extends ShopData, OwnData {}

/** The same as it is sent. */
export interface SentShell extends OwnData {
  shop: Packed<ShopData>
}

/** Public settings that the shell itself reads. */
const configKeys = ['shop_name', 'alcohol_notice', 'age_gate', 'header_offer', 'header_offer_link', 'footer_copyright']
  .map((name) => `configuration.general.${name}`)
  .concat('configuration.catalog.missing_picture')

/** Words of what plugins contribute to storefront screens: it stands on too many of them to be named by each. */
const slotWords = manifests.flatMap(({ slots = [] }) =>
  slots.flatMap(({ slot, words }) => (slot.includes('.storefront.') && words ? [words] : []))
)
const shopWords = ['shell', ...new Set(slotWords)]

/** Words that the shop may say in its own way, with their settings; an empty one leaves the word as it is. */
const ownWords = {
  'shell.goods.one': 'configuration.catalog.goods_one',
  'shell.goods.many': 'configuration.catalog.goods_many',
  'shell.goods.all': 'configuration.catalog.goods_all',
  'shell.goods.last': 'configuration.catalog.goods_last',
  'shell.search.placeholder': 'configuration.catalog.search_hint',
}

function ownTexts(config: Record<string, unknown>): Record<string, string> {
  const said = Object.entries(ownWords).map(([word, setting]) => [word, String(config[setting] ?? '')] as const)
  return Object.fromEntries(said.filter(([, text]) => text !== ''))
}

const calls = manifests.flatMap(({ calls: names = [] }) => names)

export function shellData(context: ServerContext, { isAdmin }: { isAdmin: boolean }): SentShell {
  const { init, locale, offer, visitor, csrfToken } = context
  const shop = makeOnce(init, `${locale} ${offer.currency} ${isAdmin}`, () => shopData(context, isAdmin))
  const words = isAdmin
    ? selectWords(locale, ['shell'])
    : makeOnce(init, `words ${locale}`, () => ({ text: selectWords(locale, shopWords, ownTexts(init.coreConfig)) }))
        .text
  return { shop: pack(shop), words, visitor, csrfToken }
}

function shopData({ init, locale, offer }: ServerContext, isAdmin: boolean): ShopData {
  const names = isAdmin ? [...calls, ...Object.keys(init.routes).filter((name) => name.includes('.admin.'))] : calls
  return {
    locale,
    ...offer,
    routes: pick(init.routes, names),
    config: pick(init.coreConfig, configKeys),
    branding: init.branding,
  }
}

function pick<T>(source: Record<string, T>, names: readonly string[]): Record<string, T> {
  const found = names.flatMap((name) => (name in source ? [[name, source[name]] as const] : []))
  return Object.fromEntries(found) as Record<string, T>
}
