import manifests from 'virtual:manifests'
import type { Branding, NamedRoute, Offer, ServerContext, Visitor } from './context'
import type { PackedWords } from './icu_format'
import type { Locale } from './locale'
import { selectWords } from './words.server'

/** What every page brings along: of the start-up data only what a storefront page uses. */
export interface ShellData extends Offer {
  locale: Locale
  words: PackedWords
  /** Patterns of the routes that screens call from the browser. */
  routes: Record<string, NamedRoute>
  config: Record<string, unknown>
  branding: Branding
  visitor: Visitor
  csrfToken: string | null
}

/** Public settings that the shell itself reads. */
const configKeys = [
  'shop_name',
  'alcohol_notice',
  'age_gate',
  'header_offer',
  'header_offer_link',
  'footer_copyright',
].map((name) => `configuration.general.${name}`)

const calls = manifests.flatMap(({ calls: names = [] }) => names)

export function shellData(
  { init, locale, offer, visitor, csrfToken }: ServerContext,
  { isAdmin }: { isAdmin: boolean }
): ShellData {
  const names = isAdmin ? [...calls, ...Object.keys(init.routes).filter((name) => name.includes('.admin.'))] : calls
  return {
    locale,
    ...offer,
    words: selectWords(locale, ['shell']),
    routes: pick(init.routes, names),
    config: pick(init.coreConfig, configKeys),
    branding: init.branding,
    visitor,
    csrfToken,
  }
}

function pick<T>(source: Record<string, T>, names: readonly string[]): Record<string, T> {
  const found = names.flatMap((name) => (name in source ? [[name, source[name]] as const] : []))
  return Object.fromEntries(found) as Record<string, T>
}
