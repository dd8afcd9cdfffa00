import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteError, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ServerContext } from '#web/lib/context'
import { errorHead } from '#web/lib/error_head'
import type { Locale } from '#web/lib/locale'
import { cachedFor, pack, unpack, type Packed } from '#web/lib/packed'
import type { NetRates } from '#web/lib/net_prices'
import { problemOf } from '#web/lib/problem'
import type { ResponseOf } from '#web/lib/registry'
import { ErrorScreen } from '#web/ui/error_screen'
import { BottomBar } from './storefront/bottom_bar'
import { Footer } from './storefront/footer'
import { Header } from './storefront/header'
import { menuLinks, type StorefrontLinks } from './navigation.server'

interface FrameData {
  frame: Packed<StorefrontLinks>
  netRates: NetRates
}

export async function loader({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const [tree, netRates] = await Promise.all([categories(context), netRatesOf(context)])
  return { frame: pack(cachedFor(tree, context.locale, () => storefrontLinks(tree, context.locale))), netRates }
}

/** Only customers may see prices without VAT first, so guests cause no request. */
async function netRatesOf({ visitor, call }: ServerContext): Promise<NetRates> {
  if (!visitor.customer) return null
  try {
    return ((await call('GET', 'catalogue.net_prices.show')) || { data: null }).data
  } catch (error) {
    if (problemOf(error)) return null
    throw error
  }
}

type Categories = Pick<ResponseOf<'catalogue.categories.index'>, 'data'>

const none: Categories = { data: [] }

async function categories({ shared }: ServerContext): Promise<Categories> {
  try {
    return (await shared('catalogue.categories.index', { query: { kind: 'category' } })) || none
  } catch (error) {
    // The layout must work around an error page, too.
    if (problemOf(error)) return none
    throw error
  }
}

function storefrontLinks({ data }: Categories, locale: Locale): StorefrontLinks {
  return {
    categories: data.map(({ name, path }) => ({ name, path })),
    header: menuLinks(locale, 'header'),
    bar: menuLinks(locale, 'bar'),
    footer: menuLinks(locale, 'footer'),
  }
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

const empty: StorefrontLinks = { categories: [], header: [], bar: [], footer: [] }

function Frame({ children }: { children: ReactNode }) {
  const sent = useRouteLoaderData<typeof loader>('storefront')
  const data = sent ? unpack(sent.frame) : empty
  return (
    <div className="shop flex min-h-dvh flex-col">
      <Header {...data} />
      <main id="content" tabIndex={-1} className="min-h-[50dvh] outline-none">
        {children}
      </main>
      <Footer {...data} />
      <BottomBar links={data.bar} />
    </div>
  )
}

export const meta = errorHead

export default function Storefront() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <Frame>
      <ErrorScreen error={error} />
    </Frame>
  )
}
