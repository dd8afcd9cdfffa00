import type { Readable } from 'node:stream'
import type { Call, SharedCall } from './registry'
import type { Locale } from './locale'
import type { ProblemEntry } from './problem'
import type { Metadata } from './shapes'

/** A named route as start-up data gives it. */
export interface NamedRoute {
  uri: string
  methods: string[]
  middlewares: string[]
}

/** Start-up data: DESIGN part 5. */
export interface Init {
  routes: Record<string, NamedRoute>
  coreConfig: Record<string, unknown>
  /** Pattern of each kind of address, `/{slug}`. */
  permalinks: Record<string, { pattern: string }>
  branding: Branding
}

export interface BrandingImage {
  url: string
  width: number | null
  height: number | null
}

export interface Branding {
  /** `primary` → `#7a182f` or a ready triplet `122 24 47`. */
  colours: { id: string; value: string }[]
  /** `desktop_logo`, `mobile_logo`, `front_background`…: addresses, or null. */
  images: Record<string, BrandingImage | string | null>
}

export interface Person {
  name: string
  email: string
}

export interface StaffPerson extends Person {
  /** Keys held: menus and buttons go by them; the server checks each call itself. */
  permissions: string[] | 'all'
}

export interface Visitor {
  customer: Person | null
  staff: StaffPerson | null
}

/** What a channel offers its visitors to choose from. */
export interface Offer {
  locales: Locale[]
  /** The one that prices are shown in. */
  currency: string
  /** Empty where there is only one. */
  currencies: { code: string; name: string; symbol: string }[]
}

/** What the server hands to every loader and action. */
export interface ServerContext {
  call: Call
  /** For what is the same for every visitor: asked in nobody's name, kept until anything changes. */
  shared: SharedCall
  /** What `get-metadata` answers for a page; null where its address cannot be read. */
  describe(page: { route: string; title: string; url: string }): Promise<Metadata | null>
  locale: Locale
  channel: string
  offer: Offer
  nonce: string
  csrfToken: string | null
  visitor: Visitor
  init: Init
  /** Set when the server has already failed: the page shows that, and no loader or action runs. */
  failure?: { status: number; errors: ProblemEntry[] } | null
  /** True: the page is rendered to its end before the first byte leaves (page cache). */
  renderToEnd?: boolean
  /** Origins that this page embeds: what a loader adds here enters its content policy. */
  frames?: string[]
  /** Origins that forms of this page may lead to: what a loader adds here enters its content policy. */
  forms?: string[]
  /** The rendered page, set by the render: an answer without it has its own body. */
  body?: Buffer | Readable
  /** Writes a fault into the server's log, each one once. */
  report?(error: unknown): void
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends ServerContext {}
  interface Future {
    v3_singleFetch: true
  }
}
