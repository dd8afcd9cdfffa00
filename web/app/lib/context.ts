import type { Readable } from 'node:stream'
import type { Call, SharedCall } from './registry'
import type { Locale } from './locale'
import type { ResourceScreen } from './screens'
import type { ProblemEntry } from './problem'
import type { Metadata } from './shapes'

/** A named route of the start-up data. */
export interface NamedRoute {
  uri: string
  methods: string[]
  middlewares: string[]
}

/** Start-up data: DESIGN part 5. */
export interface Init {
  routes: Record<string, NamedRoute>
  coreConfig: Record<string, unknown>
  /** Address pattern by kind, `/{slug}`. */
  permalinks: Record<string, { pattern: string }>
  branding: Branding
}

export interface BrandingImage {
  url: string
  width: number
  height: number
}

export interface Branding {
  /** A value is `#7a182f` or an RGB triplet `122 24 47`. */
  colours: { id: string; value: string }[]
  /** By place: `desktop_logo`, `mobile_logo`, `front_background`… */
  images: Record<string, BrandingImage | null>
  /** Families of letters by use: `headings`, `text`. */
  fonts: Record<string, string>
  /** What a page names for each family that is not the house's own, as CSS. */
  fontStacks: Record<string, string>
}

export interface Person {
  name: string
  email: string
}

export interface StaffPerson extends Person {
  /** Permission keys, for menus and buttons. The server checks each call itself. */
  permissions: string[] | 'all'
}

export interface Visitor {
  customer: Person | null
  staff: StaffPerson | null
}

/** The languages and currencies of a channel. */
export interface Offer {
  locales: Locale[]
  /** Currency of the displayed prices. */
  currency: string
  /** The choices; empty when there is only one. */
  currencies: { code: string; name: string; symbol: string }[]
}

/** What the server passes to every loader and action. */
export interface ServerContext {
  call: Call
  /** For data that is the same for every visitor: called without a user, cached until any data changes. */
  shared: SharedCall
  /** The metadata of a page (route `get-metadata`); null when its address cannot be parsed. */
  describe(page: { route: string; title: string; url: string }): Promise<Metadata | null>
  locale: Locale
  channel: string
  offer: Offer
  nonce: string
  csrfToken: string | null
  visitor: Visitor
  init: Init
  /** The back office screens of resources, for staff. */
  resourceScreens?: readonly ResourceScreen[]
  /** Set when the server failed before the screens: the page shows the error, and no loader or action runs. */
  failure?: { status: number; errors: ProblemEntry[] } | null
  /** Renders the whole page before sending the first byte, for the page cache. */
  renderToEnd?: boolean
  /** Origins of the page's frames. A loader adds to it what the content security policy must allow. */
  frames?: string[]
  /** Origins that the page's forms may submit or redirect to. A loader adds to it what the policy must allow. */
  forms?: string[]
  /** The rendered page. Without it, the response has a body of its own. */
  body?: Buffer | Readable
  /** Logs an error on the server, each error once. */
  report?(error: unknown): void
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends ServerContext {}
  interface Future {
    v3_singleFetch: true
  }
}
