import { data, redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react'
import loaders from 'virtual:permalinks/loaders'
import views from 'virtual:permalinks/views'
import { localePath, withoutLocale } from '#web/lib/locale'
import { pageHead } from '#web/lib/page_head'
import { asStored, matchPattern } from '#web/lib/permalinks'
import { problemOf } from '#web/lib/problem'
import { isNotFound, notFound, pathBelowBase, screenArgs, throwOnFailure, toResponse } from '#web/lib/screen_loader'

export const meta = pageHead

/**
 * Matches any address without a screen. The first kind of permalink whose pattern has it renders the page. The stored
 * permalinks know the others: the kind of what stands there renders the page, or the visitor is redirected.
 */
export async function loader(args: LoaderFunctionArgs): Promise<{ kind: string }> {
  throwOnFailure(args.context)
  const path = withoutLocale(pathBelowBase(new URL(args.request.url)))
  return (await byPattern(args, path)) ?? byPermalink(args, path)
}

async function byPattern(args: LoaderFunctionArgs, path: string): Promise<{ kind: string } | null> {
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
  return null
}

async function byPermalink(args: LoaderFunctionArgs, path: string): Promise<{ kind: string }> {
  const place = await placeAt(args, path)
  if (place?.redirect) throw redirect(encodeURI(localePath(args.context.locale, place.redirect)) + search(args), 301)
  if (place?.status === 410) throw data(null, { status: 410 })
  const load = place && loaders[place.kind]
  if (!load) throw notFound()
  const { kind, target, slug } = place
  return { kind, ...(await load({ ...args, params: { ...args.params, id: target, slug, path } })) }
}

/**
 * What stands at an address. The answer is the same for every visitor, and so cached until the shop changes.
 * @throws a 404 that says why nothing stands there, where the shop knows more than that
 */
async function placeAt(args: LoaderFunctionArgs, path: string) {
  try {
    const place = await args.context.shared('platform.permalinks.show', { query: { path: asStored(path) } })
    return place || null
  } catch (error) {
    const { status, errors } = problemOf(error) ?? { status: 0, errors: [] }
    const [reason] = errors
    if (status === 404 && reason && reason.code !== 'E_NOT_FOUND') throw notFound(reason.message)
    if (status === 404 || status === 422) return null
    throw toResponse(error, screenArgs(args.context, args.request, args.params))
  }
}

function search({ request }: LoaderFunctionArgs): string {
  return new URL(request.url).search
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
  const shown = useLoaderData<typeof loader>()
  const View = views[shown.kind]
  return View ? <View data={shown} /> : null
}
