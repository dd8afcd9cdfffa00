import { useRouteLoaderData } from '@remix-run/react'
import { buildAddress, type Query } from '#web/lib/address'
import type { PackedWords } from '#web/lib/translator'

/** A menu entry that the user may see. */
export interface MenuItem {
  /** `users.menu.admins`; also the key of its count in the menu. */
  key: string
  label: string
  /** Below the base path. */
  path: string
  isFrame: boolean
}

export interface MenuArea {
  key: string
  label: string
  items: MenuItem[]
}

/** An action of the palette that the user may start. */
export interface MenuAction {
  /** Id of the screen where it starts. */
  key: string
  label: string
  path: string
}

/** A screen that the user may open, for links by id, breadcrumbs and the palette. */
export interface ScreenLink {
  label: string
  /** With `{param}` placeholders, below the base path. */
  path: string
  /** Key of its area in the menu. */
  area: string | null
  isFrame: boolean
}

/** Data of the back office layout. `staff` is null when nobody is signed in. */
export interface AdminData {
  words: PackedWords
  staff: { name: string; email: string } | null
  permissions: string[] | 'all'
  areas: MenuArea[]
  actions: MenuAction[]
  screens: Record<string, ScreenLink>
  isMenuNarrow: boolean
}

const signedOut: AdminData = {
  words: '{}',
  staff: null,
  permissions: [],
  areas: [],
  actions: [],
  screens: {},
  isMenuNarrow: false,
}

export function useAdmin(): AdminData {
  return useRouteLoaderData<AdminData>('admin') ?? signedOut
}

/** Whether a menu area contains the path or a parent of it. */
export function holdsAddress({ items }: MenuArea, pathname: string): boolean {
  return items.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}

/** The area whose entries share the longest path prefix with an address, for screens that are not in the menu. */
export function areaNear(areas: MenuArea[], pathname: string): MenuArea | undefined {
  const wanted = pathname.split('/')
  const shared = ({ path }: MenuItem) => {
    const differing = path.split('/').findIndex((part, at) => part !== wanted[at])
    return differing === -1 ? path.split('/').length : differing
  }
  const [nearest] = areas
    .map((area) => ({ area, parts: Math.max(...area.items.map(shared)) }))
    // All paths share `/admin`.
    .filter(({ parts }) => parts > 2)
    .sort((one, other) => other.parts - one.parts)
  return nearest?.area
}

/** Whether the user has a permission, for buttons. The server checks every call itself. */
export function useCan(): (key: string | undefined) => boolean {
  const { permissions } = useAdmin()
  return (key) => key === undefined || permissions === 'all' || permissions.includes(key)
}

/** The path of a screen by its id (`users.admin.roles`); null when the user may not open it. */
export function useScreenPath(): (id: string, params?: Query) => string | null {
  const { screens } = useAdmin()
  return (id, params = {}) => {
    const screen = screens[id]
    return screen ? buildAddress(screen.path, params) : null
  }
}
