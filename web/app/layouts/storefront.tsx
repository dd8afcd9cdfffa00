import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useRouteError, useRouteLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ServerContext } from '#web/lib/context'
import { errorHead } from '#web/lib/error_head'
import { problemOf } from '#web/lib/problem'
import { ErrorScreen, statusOf } from '#web/ui/error_screen'
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

export async function loader({ context }: LoaderFunctionArgs): Promise<StorefrontData> {
  const { locale } = context
  return {
    categories: await topCategories(context),
    header: menuLinks(locale, 'header'),
    bar: menuLinks(locale, 'bar'),
    footer: menuLinks(locale, 'footer'),
  }
}

async function topCategories({ shared }: ServerContext): Promise<StorefrontData['categories']> {
  try {
    const answer = await shared('catalogue.categories.index', { query: { kind: 'category' } })
    return answer ? answer.data.map(({ name, path }) => ({ name, path })) : []
  } catch (error) {
    // The frame must stand even around an error page.
    if (problemOf(error)) return []
    throw error
  }
}

export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined && formMethod !== 'GET'
}

const empty: StorefrontData = { categories: [], header: [], bar: [], footer: [] }

function Frame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('storefront') ?? empty
  return (
    <div className="flex min-h-dvh flex-col">
      <Header {...data} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
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
  const status = statusOf(useRouteError())
  return (
    <Frame>
      <ErrorScreen status={status} />
    </Frame>
  )
}
