import type { RouteName } from './registry'

/** A screen as data: read by Vite when it builds and by the server for menus, permissions and reserved addresses. */
export interface Screen {
  /** `<plugin>.<area>.<screen>`; also the route name sent to `get-metadata`. */
  id: string
  area: 'storefront' | 'admin'
  /** Below the base path, without leading slash, with `{param}` and `{param?}`; empty for the home of its area. */
  path: string
  /** Module with the default component, from the plugin's `web` folder; a framed page has none. */
  file?: string
  /** Instead of a file: the address that an admin page shows in a sandboxed frame. */
  frame?: FrameSource
  /** Translation key of the title. */
  title: string
  /** Permission key a visitor must hold; without it the screen is public. */
  permission?: string
  /** Who must be signed in when no single permission says it. */
  requires?: 'customer' | 'staff'
  /** False keeps an address out of menus and the sitemap (sign-in, errors). Default true. */
  listed?: boolean
  menu?: MenuEntry | MenuEntry[]
}

/** What a framed page shows: a fixed https address, or the public setting that holds it. */
export type FrameSource = { url: string } | { setting: string }

/** An entry in a menu. */
export interface MenuEntry {
  /**
   * Permission key that shows it (admin), `<plugin>.menu.<entry>`; storefront entries show to everybody, those of the
   * account to customers who hold the permission of the screen.
   */
  key: string
  /** Translation key; one of the shell's words is said as the shop has set it. */
  label: string
  /** Translation key of a sentence beside it, on the first page of the account. */
  caption?: string
  /** Storefront: `header`, `bar` (the phone's bottom bar), `footer` or `account`; admin: the key of the entry above. */
  parent?: string
  icon?: string
  /** Storefront: the readable cookie whose number stands on the entry. */
  badge?: string
  /** Among its siblings; those from 50 on stand after the categories in the header. */
  order?: number
}

/** Addresses that come from data (core_permalinks), by kind: who loads them and who draws them. */
export interface PermalinkScreen {
  /** Key of `init.permalinks`. */
  kind: string
  /** Default component. */
  file: string
  /** Default export: a loader that answers null when the address is not its own. */
  loader: string
}

/** A contribution to a named place in another plugin's screen. */
export interface SlotContribution {
  slot: string
  file: string
  permission?: string
  /** Where a contribution is called by a name (a tab): the section of words it shows, whose `title` is that name. */
  words?: string
}

/** What a plugin's `web/screens.ts` exports as default. */
export interface ScreenManifest {
  plugin: string
  screens: Screen[]
  permalinks?: PermalinkScreen[]
  /** Names of the places this plugin opens to others. */
  offers?: string[]
  slots?: SlotContribution[]
  /** Named routes that storefront screens call from the browser: only these patterns reach the page. */
  calls?: RouteName[]
}
