import manifests from 'virtual:manifests'
import type { ServerContext, StaffPerson } from '#web/lib/context'
import type { Locale } from '#web/lib/locale'
import type { Label, MenuEntry, ResourceScreen, Screen } from '#web/lib/screens'
import { selectWords, word } from '#web/lib/words.server'
import type { AdminData, MenuAction, MenuArea, MenuItem, ScreenLink } from './admin_data'

/** Areas of the menu, in order. An entry with any other parent is not shown. */
const areaKeys = [
  'start',
  'catalogue',
  'sales',
  'tickets',
  'users',
  'marketing',
  'content',
  'configuration',
  'system',
] as const

const manifestScreens = manifests.flatMap(({ screens }) => screens).filter(({ area }) => area === 'admin')
const manifestIds = new Set(manifestScreens.map(({ id }) => id))

type AdminScreen = Screen | ResourceScreen
type AdminEntry = MenuEntry | NonNullable<ResourceScreen['menu']>

/** The screens of manifests, then those of resources that have no screen of their own. */
function adminScreens({ resourceScreens = [] }: Pick<ServerContext, 'resourceScreens'>): AdminScreen[] {
  return [...manifestScreens, ...resourceScreens.filter(({ id }) => !manifestIds.has(id))]
}

/** Cookie of the collapsed menu, so that the server renders it as the user left it. */
const menuCookie = /(?:^|;\s*)admin-menu=narrow/

export function findScreen(context: ServerContext, id: string): AdminScreen | undefined {
  return adminScreens(context).find((screen) => screen.id === id)
}

/** A title or label, which is a translation key or the text itself. */
export function labelIn(locale: Locale, label: string | Label): string {
  return typeof label === 'string' ? word(locale, label) : label[locale]
}

/** The screen at a path below `/admin/`. Each placeholder matches one segment. */
export function screenAt(context: ServerContext, path: string): AdminScreen | undefined {
  return adminScreens(context).find((screen) => {
    const pattern = screen.path.replaceAll(/\/?\{\w+\?\}/g, '(?:/[^/]+)?').replaceAll(/\{\w+\}/g, '[^/]+')
    return new RegExp(`^/admin/${pattern}/?$`).test(path)
  })
}

export function mayOpen(staff: StaffPerson, { permission }: AdminScreen): boolean {
  return permission === undefined || holds(staff, permission)
}

export function holds({ permissions }: StaffPerson, key: string): boolean {
  return permissions === 'all' || permissions.includes(key)
}

/** The data of the back office layout for the user. */
export function adminData(context: ServerContext, request: Request): AdminData {
  const { locale, visitor } = context
  const { staff } = visitor
  const words = selectWords(locale, ['admin'])
  const isMenuNarrow = menuCookie.test(request.headers.get('cookie') ?? '')
  if (!staff) return { words, staff: null, permissions: [], areas: [], actions: [], screens: {}, isMenuNarrow }
  const open = adminScreens(context).filter((screen) => mayOpen(staff, screen))
  return {
    words,
    staff: { name: staff.name, email: staff.email },
    permissions: staff.permissions,
    areas: areaKeys.map((key) => areaOf(key, locale, staff, open)).filter(({ items }) => items.length > 0),
    actions: actionsOf(open, staff, locale),
    screens: Object.fromEntries(open.map((screen) => [screen.id, linkOf(screen, locale)])),
    isMenuNarrow,
  }
}

/** The actions of the palette, sorted by `order`. */
function actionsOf(screens: AdminScreen[], staff: StaffPerson, locale: Locale): MenuAction[] {
  const offered = screens.flatMap((screen) => (screen.action ? [{ screen, action: screen.action }] : []))
  return offered
    .filter(({ action: { permissions = [] } }) => permissions.every((key) => holds(staff, key)))
    .sort((one, other) => one.action.order - other.action.order)
    .map(({ screen, action: { label, params = {}, query } }) => {
      const path = Object.entries(params).reduce(
        (address, [name, value]) => address.replace(`{${name}}`, value),
        addressOf(screen)
      )
      return { key: screen.id, label: labelIn(locale, label), path: query ? `${path}?${query}` : path }
    })
}

function areaOf(key: string, locale: Locale, staff: StaffPerson, screens: AdminScreen[]): MenuArea {
  const entries = screens.flatMap((screen) =>
    entriesOf(screen)
      .filter((entry) => entry.parent === key && holds(staff, entry.key))
      .map((entry) => ({ screen, entry }))
  )
  entries.sort((one, other) => (one.entry.order ?? 0) - (other.entry.order ?? 0))
  return { key, label: word(locale, `admin.areas.${key}`), items: entries.map((each) => itemOf(each, locale)) }
}

function itemOf({ screen, entry }: { screen: AdminScreen; entry: AdminEntry }, locale: Locale): MenuItem {
  return {
    key: entry.key,
    label: labelIn(locale, entry.label),
    path: addressOf(screen).replaceAll(/\/?\{\w+\?\}/g, ''),
    isFrame: screen.frame !== undefined,
  }
}

function linkOf(screen: AdminScreen, locale: Locale): ScreenLink {
  const [entry] = entriesOf(screen)
  return {
    label: labelIn(locale, screen.title),
    path: addressOf(screen),
    area: entry?.parent ?? null,
    isFrame: screen.frame !== undefined,
  }
}

function entriesOf({ menu = [] }: AdminScreen): AdminEntry[] {
  return [menu].flat()
}

function addressOf({ path }: AdminScreen): string {
  return path === '' ? '/admin' : `/admin/${path}`
}
