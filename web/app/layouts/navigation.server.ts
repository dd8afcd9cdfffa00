import manifests from 'virtual:manifests'
import type { Locale } from '#web/lib/locale'
import type { MenuEntry, Screen } from '#web/lib/screens'
import { word } from '#web/lib/words.server'

export interface NavigationLink {
  label: string
  /** Translation key of the label, when the shop may have overridden it. */
  word?: string
  path: string
  icon?: string
  /** Description shown beside the label. */
  caption?: string
  /** Readable cookie whose number is shown at the icon. */
  badge?: string
  order: number
}

/** The links of one storefront menu, from the manifests of the plugins. The same arguments give the same array. */
export function menuLinks(locale: Locale, place: string): NavigationLink[] {
  const key = `${locale} ${place}`
  let links = menuCache.get(key)
  if (!links) menuCache.set(key, (links = linksOf(locale, place, shopScreens)))
  return links
}

/** The same, without the screens that a visitor may not open. */
export function openLinks(
  locale: Locale,
  place: string,
  mayOpen: (permission: string | undefined) => boolean
): NavigationLink[] {
  return linksOf(
    locale,
    place,
    shopScreens.filter(({ permission }) => mayOpen(permission))
  )
}

const shopScreens = manifests.flatMap((manifest) => manifest.screens).filter(({ area }) => area === 'storefront')
const menuCache = new Map<string, NavigationLink[]>()

function linksOf(locale: Locale, place: string, screens: Screen[]): NavigationLink[] {
  return screens
    .flatMap((screen) => entriesOf(screen, place).map((entry) => toLink(locale, screen, entry)))
    .sort((one, other) => one.order - other.order)
}

function entriesOf({ menu = [] }: Screen, place: string): MenuEntry[] {
  return [menu].flat().filter(({ parent }) => parent === place)
}

function toLink(
  locale: Locale,
  { path }: Screen,
  { label, caption, icon, badge, order = 0 }: MenuEntry
): NavigationLink {
  const address = `/${path.replaceAll(/\/?\{\w+\?\}/g, '')}`
  const more = {
    ...(label.startsWith('shell.') ? { word: label } : {}),
    ...(icon ? { icon } : {}),
    ...(badge ? { badge } : {}),
    ...(caption ? { caption: word(locale, caption) } : {}),
  }
  return { label: word(locale, label), path: address, order, ...more }
}
