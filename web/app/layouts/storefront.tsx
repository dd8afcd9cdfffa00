import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteError, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ServerContext } from '#web/lib/context'
import { errorHead } from '#web/lib/error_head'
import { cachedFor, pack, unpack, type Packed } from '#web/lib/packed'
import type { NetRates } from '#web/lib/net_prices'
import { problemOf } from '#web/lib/problem'
import type { ResponseOf } from '#web/lib/registry'
import { ErrorScreen } from '#web/ui/error_screen'
import { BottomBar } from './storefront/bottom_bar'
import { Footer } from './storefront/footer'
import { Header } from './storefront/header'
import { storefrontLinks, type StorefrontLinks } from './storefront_links.server'

interface FrameData {
  frame: Packed<StorefrontLinks>
  netRates: NetRates
}

export async function loader({ context }: LoaderFunctionArgs): Promise<FrameData> {
  const [tree, shopMenus, netRates] = await Promise.all([categories(context), menus(context), netRatesOf(context)])
  return { frame: pack(linksOf(tree, shopMenus, context)), netRates }
}

/** The same object while neither the categories nor the menus change. */
function linksOf(tree: Categories, { data }: Menus, { locale }: ServerContext): StorefrontLinks {
  const byTree = cachedFor(data, locale, () => new WeakMap<Categories, StorefrontLinks>())
  let links = byTree.get(tree)
  if (!links) byTree.set(tree, (links = storefrontLinks(data, tree.data, locale)))
  return links
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
type Menus = ResponseOf<'cms.menus.index'>

const noCategories: Categories = { data: [] }
const noMenus: Menus = { data: { header: null, footer: null, bar: null } }

const categories = ({ shared }: ServerContext) =>
  orElse(noCategories, () => shared('catalogue.categories.index', { query: { kind: 'category' } }))

const menus = ({ shared }: ServerContext) => orElse(noMenus, () => shared('cms.menus.index'))

/** The layout must work around an error page, too, and without the plugin that has the route. */
async function orElse<T extends object>(none: T, read: () => Promise<T | false>): Promise<T> {
  try {
    return (await read()) || none
  } catch (error) {
    if (problemOf(error)) return none
    throw error
  }
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

const empty: StorefrontLinks = { header: [], hasPhoneMenu: false, bar: [], footer: [] }

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
