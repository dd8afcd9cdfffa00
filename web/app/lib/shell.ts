import { useMatches, useRouteLoaderData } from '@remix-run/react'
import { createContext, useContext, useMemo } from 'react'
import { unpackWords, type Words } from './icu_format'
import { defaultLocale, localePath, type Locale } from './locale'
import { report } from './report'
import type { ScreenData } from './screen_loader'
import type { ShellData } from './shell_data.server'

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
  return useRouteLoaderData<ShellData>('root') ?? empty
}

export function useLocale(): Locale {
  return useShell().locale
}

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
  return useMemo(() => {
    const found = matches.map(({ data }) => unpackWords((data as Partial<ScreenData> | undefined)?.words ?? '{}'))
    return Object.assign({}, ...found) as Words
  }, [matches])
}
