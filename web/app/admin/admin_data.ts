import { useRouteLoaderData } from '@remix-run/react'
import { buildAddress, type Query } from '#web/lib/address'
import type { PackedWords } from '#web/lib/icu_format'

/** An entry of the menu that this person may see. */
export interface MenuItem {
  /** `users.menu.admins`; also the key of its count. */
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

/** A screen that this person may open, for links by name, breadcrumbs and the palette. */
export interface ScreenLink {
  label: string
  /** With `{param}` placeholders, below the base path. */
  path: string
  /** Key of its area in the menu. */
  area: string | null
  isFrame: boolean
}

/** What the frame of the back office knows; null where nobody is signed in. */
export interface AdminData {
  words: PackedWords
  staff: { name: string; email: string } | null
  permissions: string[] | 'all'
  areas: MenuArea[]
  screens: Record<string, ScreenLink>
  isMenuNarrow: boolean
}

const nobody: AdminData = {
  words: '{}',
  staff: null,
  permissions: [],
  areas: [],
  screens: {},
  isMenuNarrow: false,
}

export function useAdmin(): AdminData {
  return useRouteLoaderData<AdminData>('admin') ?? nobody
}

/** Whether an area of the menu holds the address of a screen, or one above it. */
export function holdsAddress({ items }: MenuArea, pathname: string): boolean {
  return items.some(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
}

/** The area whose entries stand nearest to an address: of a screen that is none of them itself. */
export function areaNear(areas: MenuArea[], pathname: string): MenuArea | undefined {
  const wanted = pathname.split('/')
  const shared = ({ path }: MenuItem) => {
    const differing = path.split('/').findIndex((part, at) => part !== wanted[at])
    return differing === -1 ? path.split('/').length : differing
  }
  const [nearest] = areas
    .map((area) => ({ area, parts: Math.max(...area.items.map(shared)) }))
    // `/admin` alone is shared by all.
    .filter(({ parts }) => parts > 2)
    .sort((one, other) => other.parts - one.parts)
  return nearest?.area
}

/** Whether the person holds a permission: for buttons. The server checks every call itself. */
export function useCan(): (key: string | undefined) => boolean {
  const { permissions } = useAdmin()
  return (key) => key === undefined || permissions === 'all' || permissions.includes(key)
}

/** The address of a screen by its id (`users.admin.roles`); null where the person may not open it. */
export function useScreenPath(): (id: string, params?: Query) => string | null {
  const { screens } = useAdmin()
  return (id, params = {}) => {
    const screen = screens[id]
    return screen ? buildAddress(screen.path, params) : null
  }
}
