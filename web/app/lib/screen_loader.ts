import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ServerContext } from './context'
import type { PackedWords } from './translator'
import { localePath, localeOf, type Locale } from './locale'
import { pack, type Packed } from './packed'
import { problemOf } from './problem'
import type { ResponseOf, CallOptions, Method, RouteName } from './registry'
import type { Metadata } from './shapes'
import { selectWords, word } from './words.server'

export interface ScreenArgs {
  context: ServerContext
  request: Request
  url: URL
  params: Record<string, string | undefined>
  locale: Locale
}

export interface ScreenOptions {
  /** Id of the screen in `screens.ts`. */
  id: string
  /** Translation key of the title, when the metadata has none. */
  title: string
  /** Sections of translations that the screen uses. */
  words: readonly string[]
  /** Keeps the screen out of search engines. */
  noIndex?: boolean
}

/** Data that every screen has beside its own. */
export interface ScreenData {
  words: PackedWords
  metadata: Packed<Metadata>
  /** Path by locale; null when only the prefix differs. */
  alternates: Record<string, string> | null
}

/**
 * Wraps a screen's loader. It loads the page's metadata in parallel and adds the translations. A failed call becomes a
 * redirect to the login (401) or the error page of its status.
 */
export function screenLoader<T extends object>(options: ScreenOptions, load: (args: ScreenArgs) => Promise<T>) {
  return async ({ context, request, params }: LoaderFunctionArgs) => {
    const args = screenArgs(context, request, params)
    try {
      const [own, metadata] = await Promise.all([load(args), metadataFor(options, args)])
      const words = selectWords(args.locale, options.words)
      const shared: ScreenData = { alternates: null, metadata: pack(metadata), words }
      return { ...shared, ...own }
    } catch (error) {
      throw toResponse(error, args)
    }
  }
}

/** Wraps an action in the same way. The action itself handles refusals of its form (422, 429…). */
export function screenAction<T>(act: (args: ScreenArgs) => Promise<T>) {
  return async ({ context, request, params }: ActionFunctionArgs) => {
    const args = screenArgs(context, request, params)
    try {
      return await act(args)
    } catch (error) {
      throw toResponse(error, args)
    }
  }
}

/** Calls a named route that must exist. @throws a 503 page for an unknown route, a `Problem` for a failed call */
export async function callOrFail<N extends RouteName>(
  context: ServerContext,
  method: Method,
  name: N,
  ...rest: object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]
): Promise<ResponseOf<N>> {
  const call = context.call as (method: Method, name: N, options?: unknown) => Promise<ResponseOf<N> | false>
  const answer = await call(method, name, rest[0])
  if (answer === false) throw data(null, { status: 503 })
  return answer as ResponseOf<N>
}

/** The 404 page, to be thrown by a loader. `message` stands in the place of its text. */
export function notFound(message?: string): ReturnType<typeof data> {
  return data(message === undefined ? null : { message }, { status: 404 })
}

export function isNotFound(error: unknown): boolean {
  return (error as { init?: ResponseInit | null } | null)?.init?.status === 404
}

/** A path below the base path that a form may redirect to. Anything else becomes the fallback. */
export function safeNext(next: unknown, fallback: string): string {
  if (typeof next !== 'string' || !isPath(next) || !URL.canParse(next, 'http://shop')) return fallback
  // Parsed as a browser does: this drops or encodes characters that no header may contain.
  const { host, pathname, search, hash } = new URL(next, 'http://shop')
  return host === 'shop' && isPath(pathname) ? pathname + search + hash : fallback
}

function isPath(text: string): boolean {
  return /^\/(?![/\\])[^\\]*$/.test(text)
}

export function screenArgs(
  context: LoaderFunctionArgs['context'],
  request: Request,
  params: ScreenArgs['params']
): ScreenArgs {
  throwOnFailure(context)
  const url = new URL(request.url)
  return { context, request, url, params, locale: context.locale }
}

/** @throws the error page when the server failed before the screens */
export function throwOnFailure({ failure }: Pick<ServerContext, 'failure'>): void {
  if (failure) throw data({ code: failure.errors[0]?.code }, { status: failure.status })
}

/** The path of a URL below the base path, with a leading slash. */
export function pathBelowBase(url: URL): string {
  const base = import.meta.env.BASE_URL
  return url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : '/'
}

/** Whether a path below the base path belongs to the back office. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

async function metadataFor(options: ScreenOptions, args: ScreenArgs): Promise<Metadata> {
  try {
    const title = word(args.locale, options.title)
    const described = await args.context.describe({ route: options.id, url: args.url.href.slice(0, 2000), title })
    if (described) return described
  } catch (error) {
    // The page is shown without its metadata. For a page that does not exist, its own loader throws the 404.
    args.context.report?.(error)
  }
  return plainMetadata(options, args)
}

function plainMetadata(options: ScreenOptions, { url, locale }: ScreenArgs): Metadata {
  const title = word(locale, options.title)
  const address = url.origin + url.pathname
  return {
    title,
    description: '',
    article_published_time: null,
    article_modified_time: null,
    og_type: 'website',
    og_title: title,
    og_description: '',
    og_url: address,
    og_site_name: '',
    og_image: [],
    og_locale: locale,
    twitter_card: 'summary',
    twitter_title: title,
    twitter_description: '',
    twitter_image: null,
    twitter_image_alt: null,
    robots: options.noIndex ? { index: 'noindex' } : { index: 'index', follow: 'follow' },
    canonical: address,
    schema: null,
    feeds: [],
  }
}

export function toResponse(error: unknown, { url }: ScreenArgs): unknown {
  const problem = problemOf(error)
  if (!problem) return error
  if (problem.status !== 401) return data(null, { status: problem.status })
  const here = pathBelowBase(url)
  const login = isAdminPath(here) ? '/admin/login' : localePath(localeOf(here), '/login')
  return redirect(`${login}?next=${encodeURIComponent(here + url.search)}`)
}
