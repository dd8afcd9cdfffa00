import { useMatches, useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { useLocale } from './i18n'
import { unpackWords, type Words } from './icu_format'
import { defaultLocale, localePath } from './locale'
import { unpack } from './packed'
import { report } from './report'
import type { ScreenData } from './screen_loader'
import type { SentShell, ShellData } from './shell_data.server'

const empty: ShellData = {
  locale: defaultLocale,
  locales: [defaultLocale],
  currency: 'EUR',
  currencies: [],
  words: '{}',
  routes: {},
  config: {},
  branding: { colours: [], images: {} },
  visitor: { customer: null, staff: null },
  csrfToken: null,
}

/** The page's nonce, known on the server only. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

export function useShell(): ShellData {
  const sent = useRouteLoaderData<SentShell>('root')
  return sent ? shellOf(sent) : empty
}

const opened = new WeakMap<SentShell, ShellData>()

/** What the shell's loader sent; the same answer gives the same object. */
export function shellOf(sent: SentShell): ShellData {
  let shell = opened.get(sent)
  if (!shell) {
    const { shop, ...own } = sent
    opened.set(sent, (shell = { ...unpack(shop), ...own }))
  }
  return shell
}

export { useLocale }

/** Puts the page's locale before an address: `/boutique` → `/en/boutique`. */
export function useLocalePath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localePath(locale, path)
}

const missing = new Set<string>()

/** A public setting; one that is not there is logged once and empty. */
export function useConfig(key: string): unknown {
  const { config } = useShell()
  if (key in config) return config[key]
  if (!missing.has(key)) {
    missing.add(key)
    report(new Error(`Missing setting "${key}"`))
  }
  return ''
}

/** Data of the screen in view, as far as the shell knows it. */
export function useScreenData(): Partial<ScreenData> {
  const matches = useMatches()
  return (matches.at(-1)?.data ?? {}) as Partial<ScreenData>
}

/** The shell's words and those of everything in view. */
export function usePageWords(): Words {
  const matches = useMatches()
  return matches
    .map(({ data }) => unpackWords((data as Partial<ScreenData> | undefined)?.words ?? '{}'))
    .reduce((before, more) => joined(before, more))
}

const known = new WeakMap<Words, WeakMap<Words, Words>>()

/** Two sets of words as one; the same two give the same one. */
function joined(before: Words, more: Words): Words {
  let withMore = known.get(before)
  if (!withMore) known.set(before, (withMore = new WeakMap()))
  let both = withMore.get(more)
  if (!both) withMore.set(more, (both = { ...before, ...more }))
  return both
}
