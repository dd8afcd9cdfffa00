import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import loaders from 'virtual:permalinks/loaders'
import views from 'virtual:permalinks/views'
import { localePath, withoutLocale } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { matchPattern } from '#web/lib/permalinks'
import { callOrFail, pathBelowBase, isNotFound, notFound, throwOnFailure } from '#web/lib/screen_loader'

export const meta = pageHead

/** Matches any address without a screen. The first kind of permalink that has it renders the page; else a redirect or a 404. */
export async function loader(args: LoaderFunctionArgs): Promise<{ kind: string }> {
  throwOnFailure(args.context)
  const path = withoutLocale(pathBelowBase(new URL(args.request.url)))
  for (const [kind, load] of Object.entries(loaders)) {
    const pattern = args.context.init.permalinks[kind]?.pattern
    const params = pattern ? matchPattern(pattern, path) : null
    if (!params) continue
    try {
      return { kind, ...(await load({ ...args, params })) }
    } catch (error) {
      if (!isNotFound(error)) throw error
    }
  }
  const moved = await callOrFail(args.context, 'GET', 'platform.permalinks.show', { query: { path } }).catch(() => null)
  if (moved?.redirect) throw redirect(localePath(args.context.locale, moved.redirect), 301)
  throw notFound()
}

/** Another variant of a product changes the address, but not the data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return withoutVariant(currentUrl) === withoutVariant(nextUrl) && currentUrl.href !== nextUrl.href
    ? false
    : defaultShouldRevalidate
}

function withoutVariant(url: URL): string {
  const copy = new URL(url)
  copy.searchParams.delete('variant')
  return copy.href
}

export default function Permalink() {
  const data = useLoaderData<typeof loader>()
  const View = views[data.kind]
  return View ? <View data={data} /> : null
}
