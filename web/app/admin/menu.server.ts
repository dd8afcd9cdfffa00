import manifests from 'virtual:manifests'
import type { ServerContext, StaffPerson } from '#web/lib/context'
import type { Locale } from '#web/lib/locale'
import type { MenuEntry, Screen } from '#web/lib/screens'
import { selectWords, word } from '#web/lib/words.server'
import type { AdminData, MenuArea, MenuItem, ScreenLink } from './admin_data'

/** Areas of the menu, in their order. An entry whose parent is none of them is not shown. */
const areaKeys = ['start', 'catalogue', 'sales', 'users', 'marketing', 'content', 'configuration', 'system'] as const

const adminScreens = manifests.flatMap(({ screens }) => screens).filter(({ area }) => area === 'admin')

/** Cookie of the folded menu: the server draws it as it was left. */
const menuCookie = /(?:^|;\s*)admin-menu=narrow/

export function findScreen(id: string): Screen | undefined {
  return adminScreens.find((screen) => screen.id === id)
}

/** The screen that stands at an address below `/admin/`; placeholders match one segment each. */
export function screenAt(path: string): Screen | undefined {
  return adminScreens.find((screen) => {
    const pattern = screen.path.replaceAll(/\/?\{\w+\?\}/g, '(?:/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^/admin/${pattern}/?$`).test(path)
  })
}

export function mayOpen(staff: StaffPerson, { permission }: Screen): boolean {
  return permission === undefined || holds(staff, permission)
}

export function holds({ permissions }: StaffPerson, key: string): boolean {
  return permissions === 'all' || permissions.includes(key)
}

/** What the frame shows to this person. */
export function adminData({ locale, visitor: { staff } }: ServerContext, request: Request): AdminData {
  const words = selectWords(locale, ['admin'])
  const isMenuNarrow = menuCookie.test(request.headers.get('cookie') ?? '')
  if (!staff) return { words, staff: null, permissions: [], areas: [], screens: {}, isMenuNarrow }
  const open = adminScreens.filter((screen) => mayOpen(staff, screen))
  return {
    words,
    staff: { name: staff.name, email: staff.email },
    permissions: staff.permissions,
    areas: areaKeys.map((key) => areaOf(key, locale, staff, open)).filter(({ items }) => items.length > 0),
    screens: Object.fromEntries(open.map((screen) => [screen.id, linkOf(screen, locale)])),
    isMenuNarrow,
  }
}

function areaOf(key: string, locale: Locale, staff: StaffPerson, screens: Screen[]): MenuArea {
  const entries = screens.flatMap((screen) =>
    entriesOf(screen)
      .filter((entry) => entry.parent === key && holds(staff, entry.key))
      .map((entry) => ({ screen, entry }))
  )
  entries.sort((one, other) => (one.entry.order ?? 0) - (other.entry.order ?? 0))
  return { key, label: word(locale, `admin.areas.${key}`), items: entries.map((each) => itemOf(each, locale)) }
}

function itemOf({ screen, entry }: { screen: Screen; entry: MenuEntry }, locale: Locale): MenuItem {
  return {
    key: entry.key,
    label: word(locale, entry.label),
    path: addressOf(screen).replaceAll(/\/?\{\w+\?\}/g, ''),
    isFrame: screen.frame !== undefined,
  }
}

function linkOf(screen: Screen, locale: Locale): ScreenLink {
  const [entry] = entriesOf(screen)
  return {
    label: word(locale, screen.title),
    path: addressOf(screen),
    area: entry?.parent ?? null,
    isFrame: screen.frame !== undefined,
  }
}

function entriesOf({ menu = [] }: Screen): MenuEntry[] {
  return [menu].flat()
}

function addressOf({ path }: Screen): string {
  return path === '' ? '/admin' : `/admin/${path}`
}
