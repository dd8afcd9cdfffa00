import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router-dom/server.js'
import type { Message, Words } from '#web/lib/translator'
import { pack } from '#web/lib/packed'
import { WordsProvider } from '#web/lib/i18n'
import type { NetRates } from '#web/lib/net_prices'
import { languageTag, type Locale } from '#web/lib/locale'

const root = new URL('../../', import.meta.url)

/** All words of the shell and the named plugins, parsed as the server sends them. */
function wordsOf(locale: Locale, ...plugins: string[]): Words {
  const files = ['web/app/lang', ...plugins.map((plugin) => `plugins/${plugin}/web/lang`)]
  const words: Words = {}
  for (const folder of files) {
    const texts = JSON.parse(readFileSync(new URL(`${folder}/${locale}.json`, root), 'utf8')) as Record<string, string>
    for (const [key, text] of Object.entries(texts)) {
      words[key] = text.includes('{') ? (new IntlMessageFormat(text, languageTag(locale)).getAst() as Message) : text
    }
  }
  return words
}

interface RenderOptions {
  locale?: Locale
  plugins?: string[]
  /** Address the screen stands at. */
  address?: string
  config?: Record<string, unknown>
  /** Those by which the visitor reads prices without VAT first. */
  netRates?: NetRates
}

/** HTML of an element inside the shell's data, at an address. */
export function renderAt(element: ReactElement, options: RenderOptions = {}): string {
  const { locale = 'fr_FR', plugins = [], address = '/', config = {}, netRates = null } = options
  const words = wordsOf(locale, ...plugins)
  const shell = {
    shop: pack({
      locale,
      currency: 'EUR',
      routes: {},
      config,
      branding: { colours: [], images: {}, fonts: {}, fontStacks: {} },
    }),
    words: JSON.stringify(words),
    visitor: { customer: null, staff: null },
    csrfToken: null,
  }
  const routes = [{ id: 'root', path: '*', element }]
  const url = new URL(address, 'http://localhost')
  const location = { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'test' }
  // React Router types the context with fields that only data requests use, hence the cast.
  const context = {
    basename: '',
    location,
    matches: [{ params: {}, pathname: url.pathname, pathnameBase: '/', route: routes[0] }],
    loaderData: { root: shell, storefront: { netRates } },
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  } as unknown as StaticHandlerContext
  return renderToString(
    <WordsProvider locale={locale} words={words}>
      <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
    </WordsProvider>
  )
}
