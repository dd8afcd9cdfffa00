import type { Locale } from './locale'
import type { RouteName } from './registry'

/** A short text in every language. */
export type Label = Record<Locale, string>

/** A screen in a manifest. Vite reads it at build time, the server for menus, permissions and reserved addresses. */
export interface Screen {
  /** `<plugin>.<area>.<screen>`; also the route name passed to `get-metadata`. */
  id: string
  area: 'storefront' | 'admin'
  /** Path below the area's, without leading slash, with `{param}` and `{param?}`; empty for the area's home. */
  path: string
  /** Module of the component, relative to the plugin's `web` folder. A framed page has none. */
  file?: string
  /** Instead of `file`: the address that an admin page shows in a sandboxed frame. */
  frame?: FrameSource
  /** Translation key of the title. */
  title: string
  /** Permission that the visitor needs; absent for a public screen. */
  permission?: string
  /** Who must be signed in, for screens without a permission. */
  requires?: 'customer' | 'staff'
  /** Storefront: uses the checkout layout, which has no navigation. */
  isStep?: boolean
  /** False keeps the screen out of menus and the sitemap (sign-in, errors). Default true. */
  listed?: boolean
  /** Admin: an action of the palette (Ctrl/Cmd-K) that starts on this screen: « Nouvelle commande ». */
  action?: ScreenAction
  menu?: MenuEntry | MenuEntry[]
}

/** A screen of a resource: its list, its form, a change of many rows. The server names it with its title: it is in no manifest. */
export interface ResourceScreen extends Omit<Screen, 'title' | 'menu' | 'action'> {
  title: Label
  action?: Omit<ScreenAction, 'label'> & { label: Label }
  menu?: Omit<MenuEntry, 'label'> & { label: Label }
  resource: { id: string; part: 'list' | 'form' | 'change'; words: readonly string[] }
}

/** An action that starts on a screen. */
export interface ScreenAction {
  /** Translation key. */
  label: string
  /** All of them are needed, in addition to that of the screen. */
  permissions?: string[]
  /** Values of the placeholders in the screen's path: `{ id: 'create' }`. */
  params?: Record<string, string>
  /** Query string of the address, for an action in a dialog: `new=1`. */
  query?: string
  /** Position among the actions: frequent ones first. */
  order: number
}

/** The address of a framed page: a fixed https address, or the public setting that contains it. */
export type FrameSource = { url: string } | { setting: string }

/** An entry in a menu. */
export interface MenuEntry {
  /**
   * Admin: the permission that shows the entry, `<plugin>.menu.<entry>`. Storefront entries are shown to everybody, account
   * entries to customers with the screen's permission.
   */
  key: string
  /** Translation key. The shop may override keys of the shell (`shell.`) in its settings. */
  label: string
  /** Translation key of the description on the first page of the account. */
  caption?: string
  /** Storefront: `header`, `bar` (the phone's bottom bar), `footer` or `account`; admin: the key of the entry above. */
  parent?: string
  icon?: string
  /** Storefront: the readable cookie whose number is shown on the entry. */
  badge?: string
  /** Position among the siblings. In the header, entries from 50 on come after the categories. */
  order?: number
}

/** A kind of address that is stored as data (core_permalinks), with its loader and component. */
export interface PermalinkScreen {
  /** Key of `init.permalinks`, whose pattern is tried first, or kind of the stored permalinks, such as `cms.content`. */
  kind: string
  /** Module of the component. */
  file: string
  /** Module whose default export is a `PermalinkLoader`. */
  loader: string
}

/** A contribution to a named place in another plugin's screen. */
export interface SlotContribution {
  slot: string
  file: string
  permission?: string
  /** Section of translations that the contribution uses. Its `title` names the contribution where it is a tab. */
  words?: string
}

/** The default export of a plugin's `web/screens.ts`. */
export interface ScreenManifest {
  plugin: string
  screens: Screen[]
  permalinks?: PermalinkScreen[]
  /** Names of the slots that this plugin opens to others. */
  offers?: string[]
  slots?: SlotContribution[]
  /** Public settings that its contributions to slots of the shop read. */
  config?: string[]
  /** Named routes that storefront screens call from the browser. The page contains the addresses of these only. */
  calls?: RouteName[]
}
