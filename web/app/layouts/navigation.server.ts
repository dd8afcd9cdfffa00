import manifests from 'virtual:manifests'
import type { Locale } from '#web/lib/locale'
import type { MenuEntry, Screen } from '#web/lib/screens'
import { word } from '#web/lib/words.server'

export interface NavigationLink {
  label: string
  path: string
  icon?: string
  order: number
}

/** The links that plugins' screens contribute to one menu of the storefront. */
export function menuLinks(locale: Locale, place: string): NavigationLink[] {
  const screens = manifests.flatMap((manifest) => manifest.screens).filter((screen) => screen.area === 'storefront')
  return screens
    .flatMap((screen) => entriesOf(screen, place).map((entry) => toLink(locale, screen, entry)))
    .sort((one, other) => one.order - other.order)
}

function entriesOf({ menu = [] }: Screen, place: string): MenuEntry[] {
  return [menu].flat().filter(({ parent }) => parent === place)
}

function toLink(locale: Locale, { path }: Screen, { label, icon, order = 0 }: MenuEntry): NavigationLink {
  const address = `/${path.replaceAll(/\/?\{\w+\?\}/g, '')}`
  return { label: word(locale, label), path: address, order, ...(icon ? { icon } : {}) }
}
