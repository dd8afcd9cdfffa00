import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteError, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ServerContext } from '#web/lib/context'
import { errorHead } from '#web/lib/error_head'
import type { Locale } from '#web/lib/locale'
import { makeOnce, pack, unpack, type Packed } from '#web/lib/packed'
import { problemOf } from '#web/lib/problem'
import type { Answer } from '#web/lib/registry'
import { ErrorScreen } from '#web/ui/error_screen'
import { BottomBar } from './storefront/bottom_bar'
import { Footer } from './storefront/footer'
import { Header } from './storefront/header'
import { menuLinks, type NavigationLink } from './navigation.server'

export interface StorefrontData {
  categories: { name: string; path: string }[]
  header: NavigationLink[]
  bar: NavigationLink[]
  footer: NavigationLink[]
}

export async function loader({ context }: LoaderFunctionArgs): Promise<{ frame: Packed<StorefrontData> }> {
  const answer = await categories(context)
  return { frame: pack(makeOnce(answer, context.locale, () => storefrontData(answer, context.locale))) }
}

type Categories = Pick<Answer<'catalogue.categories.index'>, 'data'>

const none: Categories = { data: [] }

async function categories({ shared }: ServerContext): Promise<Categories> {
  try {
    return (await shared('catalogue.categories.index', { query: { kind: 'category' } })) || none
  } catch (error) {
    // The frame must stand even around an error page.
    if (problemOf(error)) return none
    throw error
  }
}

function storefrontData({ data }: Categories, locale: Locale): StorefrontData {
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

const empty: StorefrontData = { categories: [], header: [], bar: [], footer: [] }

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
