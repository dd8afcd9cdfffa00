import manifests from 'virtual:manifests'
import type { Locale } from '#web/lib/locale'
import type { MenuEntry, Screen } from '#web/lib/screens'
import { word } from '#web/lib/words.server'

export interface NavigationLink {
  label: string
  /** Key of a word of the shell, which the shop may have set. */
  word?: string
  path: string
  icon?: string
  /** A sentence beside it. */
  caption?: string
  /** Readable cookie whose number stands at the icon. */
  badge?: string
  order: number
}

/** The links that plugins' screens contribute to one menu of the storefront: the same list every time. */
export function menuLinks(locale: Locale, place: string): NavigationLink[] {
  const key = `${locale} ${place}`
  let links = known.get(key)
  if (!links) known.set(key, (links = linksOf(locale, place, shopScreens)))
  return links
}

/** The same without those that a visitor may not open. */
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

/** Screens are those of the build. */
const shopScreens = manifests.flatMap((manifest) => manifest.screens).filter(({ area }) => area === 'storefront')
const known = new Map<string, NavigationLink[]>()

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
