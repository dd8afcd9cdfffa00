import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { ServerContext } from './context'
import type { PackedWords } from './icu_format'
import { localePath, localeOf, type Locale } from './locale'
import { pack, type Packed } from './packed'
import { problemOf } from './problem'
import type { Answer, CallOptions, Method, RouteName } from './registry'
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
  /** The screen's id in `screens.ts`. */
  id: string
  /** Translation key of the title, for when metadata is silent. */
  title: string
  /** Sections of words the screen shows. */
  words: readonly string[]
  /** Keeps the screen out of search engines. */
  noIndex?: boolean
}

/** What every screen's data carries beside its own. */
export interface ScreenData {
  words: PackedWords
  metadata: Packed<Metadata>
  /** Path by locale, when it is not the same address with another prefix. */
  alternates: Record<string, string> | null
}

/**
 * Wraps a screen's loader: asks for the page's metadata beside its data, adds its words, and turns the problems of calls into
 * what a browser understands (401: the login, anything else: the error page of its status).
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

/** Wraps an action in the same way; refusals of the form itself (422, 429…) are the action's business. */
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

/** A call whose name must exist: answers the body, or throws the error page. */
export async function ask<N extends RouteName>(
  context: ServerContext,
  method: Method,
  name: N,
  ...rest: object extends CallOptions<N> ? [options?: CallOptions<N>] : [options: CallOptions<N>]
): Promise<Answer<N>> {
  const call = context.call as (method: Method, name: N, options?: unknown) => Promise<Answer<N> | false>
  const answer = await call(method, name, rest[0])
  if (answer === false) throw data(null, { status: 503 })
  return answer as Answer<N>
}

/** What a loader throws when nothing stands at its address. */
export function notFound(): ReturnType<typeof data> {
  return data(null, { status: 404 })
}

export function isNotFound(error: unknown): boolean {
  return (error as { init?: ResponseInit | null } | null)?.init?.status === 404
}

/** A path below the base that a form may send the visitor back to; anything else becomes the fallback. */
export function safeNext(next: unknown, fallback: string): string {
  if (typeof next !== 'string' || !isPath(next) || !URL.canParse(next, 'http://shop')) return fallback
  // Read as a browser will: signs that it drops, or that no header may carry, are gone or encoded then.
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
  refuseAfterFailure(context)
  const url = new URL(request.url)
  return { context, request, url, params, locale: context.locale }
}

/** Shows the error page when the server failed before it came to the screens. */
export function refuseAfterFailure({ failure }: Pick<ServerContext, 'failure'>): void {
  if (failure) throw data({ code: failure.errors[0]?.code }, { status: failure.status })
}

/** An address below the base path, with a leading slash. */
export function belowBase(url: URL): string {
  const base = import.meta.env.BASE_URL
  return url.pathname.startsWith(base) ? `/${url.pathname.slice(base.length)}` : '/'
}

/** Whether an address below the base is one of the back office. */
export function isAdminPath(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

async function metadataFor(options: ScreenOptions, args: ScreenArgs): Promise<Metadata> {
  try {
    const title = word(args.locale, options.title)
    const described = await args.context.describe({ route: options.id, url: args.url.href.slice(0, 2000), title })
    if (described) return described
  } catch (error) {
    // A page without its metadata is worth more than no page, and a page that does not exist says so itself.
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
    article_modified_time: null,
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
    robots: options.noIndex ? { index: 'noindex' } : { index: 'index', follow: 'follow' },
    canonical: address,
    schema: null,
  }
}

export function toResponse(error: unknown, { url }: ScreenArgs): unknown {
  const problem = problemOf(error)
  if (!problem) return error
  if (problem.status !== 401) return data(null, { status: problem.status })
  const here = belowBase(url)
  const login = isAdminPath(here) ? '/admin/login' : localePath(localeOf(here), '/login')
  return redirect(`${login}?next=${encodeURIComponent(here + url.search)}`)
}
