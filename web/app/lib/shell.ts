import { useMatches, useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { useLocale } from './i18n'
import { unpackWords, type Words } from './translator'
import { defaultLocale, localePath } from './locale'
import { unpack } from './packed'
import { report } from './report'
import type { ScreenData } from './screen_loader'
import type { PackedShell, ShellData } from './shell_data.server'

const empty: ShellData = {
  locale: defaultLocale,
  locales: [defaultLocale],
  currency: 'EUR',
  currencies: [],
  words: '{}',
  routes: {},
  config: {},
  branding: { colours: [], images: {}, fonts: {}, fontStacks: {} },
  visitor: { customer: null, staff: null },
  csrfToken: null,
}

/** The page's CSP nonce, on the server only. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return useContext(NonceContext)
}

export function useShell(): ShellData {
  const sent = useRouteLoaderData<PackedShell>('root')
  return sent ? shellOf(sent) : empty
}

const unpackedShells = new WeakMap<PackedShell, ShellData>()

/** Unpacks the data of the shell's loader. The same input gives the same object. */
export function shellOf(sent: PackedShell): ShellData {
  let shell = unpackedShells.get(sent)
  if (!shell) {
    const { shop, ...own } = sent
    unpackedShells.set(sent, (shell = { ...unpack(shop), ...own }))
  }
  return shell
}

export { useLocale }

/** Adds the page's locale prefix to a path: `/boutique` → `/en/boutique`. */
export function useLocalePath(): (path: string) => string {
  const locale = useLocale()
  return (path) => localePath(locale, path)
}

const reportedKeys = new Set<string>()

/** A public setting. A missing one is reported once and read as ''. */
export function useConfig(key: string): unknown {
  const { config } = useShell()
  if (key in config) return config[key]
  if (!reportedKeys.has(key)) {
    reportedKeys.add(key)
    report(new Error(`Missing setting "${key}"`))
  }
  return ''
}

/** The shared data of the current screen. */
export function useScreenData(): Partial<ScreenData> {
  const matches = useMatches()
  return (matches.at(-1)?.data ?? {}) as Partial<ScreenData>
}

/** The translations of the shell and of all current routes. */
export function usePageWords(): Words {
  const matches = useMatches()
  return matches
    .map(({ data }) => unpackWords((data as Partial<ScreenData> | undefined)?.words ?? '{}'))
    .reduce((before, more) => merged(before, more))
}

const mergedWords = new WeakMap<Words, WeakMap<Words, Words>>()

/** Merges two sets of translations. The same two give the same object. */
function merged(before: Words, more: Words): Words {
  let withMore = mergedWords.get(before)
  if (!withMore) mergedWords.set(before, (withMore = new WeakMap()))
  let both = withMore.get(more)
  if (!both) withMore.set(more, (both = { ...before, ...more }))
  return both
}
