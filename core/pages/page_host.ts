import type { Readable } from 'node:stream'
import type { ServerBuild } from '@remix-run/server-runtime'
import app from '@adonisjs/core/services/app'
import { AddressCase } from '#core/pages/address_case'
import { BuildSlices } from '#core/pages/build_slices'
import { byNonce, contentPolicy, newNonce, type ForeignOrigins } from '#core/pages/content_policy'
import { PRIVATE, isPrivate, markPrivate } from '#core/http/private_response'
import { areaOf, type Area } from '#core/pages/page_area'
import { namedRouteCalls } from '#core/pages/named_route_call'
import { sendWebResponse } from '#core/pages/send_web_response'
import { webRequest } from '#core/pages/web_request'
import type { HttpContext, Server } from '@adonisjs/core/http'
import type { CallCache } from '#core/pages/call_cache'
import type { Problem } from '#core/errors/problem'
import type { RouteList } from '#core/http/route_list'
import type { PageDescriptionRequest, StartUp } from '#core/pages/start_up'

/** The source of the Remix build: production files, or Vite in development. */
export interface BuildSource {
  /** The build that has the routes of a URL. */
  build(url: URL): Promise<ServerBuild>
  mode: 'development' | 'production'
  /** Development only: a page that explains why the screens could not be compiled. */
  explain?(error: unknown, nonce: string): string
}

/** The abort reason of a finished request. One shared Error, so that no stack is captured per request. */
const REQUEST_FINISHED = new Error('The request is over')

/** A page that Remix has rendered. */
export interface RenderedPage {
  answer: Response
  /** The body of the page when `answer` has none. */
  body: Buffer | Readable | null
  nonce: string
  /** Names of the data that the page shows, for the page cache. */
  tags: string[]
  /** The page shows personal data and must not be cached. */
  isPersonal: boolean
  /** Origins that a screen embeds, and those that its forms may redirect to. */
  origins: Required<ForeignOrigins>
}

/** Renders the screens: the bridge between a request and the Remix build. */
export class PageHost {
  readonly #slices = new WeakMap<ServerBuild, BuildSlices>()
  readonly #cases = new WeakMap<ServerBuild, AddressCase>()

  constructor(
    private readonly source: BuildSource,
    private readonly server: Server,
    private readonly routes: RouteList,
    private readonly startUp: StartUp,
    private readonly memory: CallCache
  ) {}

  /** Renders a page and streams it to the visitor. */
  async stream(ctx: HttpContext): Promise<void> {
    const { answer, body, nonce, origins, isPersonal } = await this.render(ctx, { toEnd: false })
    ctx.response.header('content-security-policy', contentPolicy(byNonce(nonce, areaOfPage(ctx)), origins))
    const cacheControl = isPersonal ? PRIVATE : 'private, no-cache'
    if (isPersonal || !answer.headers.has('cache-control')) ctx.response.header('cache-control', cacheControl)
    sendWebResponse(ctx, answer, body)
  }

  /** Sends the error page of a failure. False: the error page could not be rendered. */
  async renderFailure(ctx: HttpContext, problem: Problem): Promise<boolean> {
    try {
      const { answer, body, nonce } = await this.render(ctx, { toEnd: true, failure: problem })
      ctx.response.header('content-security-policy', contentPolicy(byNonce(nonce, areaOfPage(ctx))))
      markPrivate(ctx)
      sendWebResponse(ctx, answer, body)
      ctx.response.status(problem.status)
      return true
    } catch (error) {
      ctx.logger.error({ err: error }, 'the error page could not be rendered')
      return this.#explain(ctx, error)
    }
  }

  #explain(ctx: HttpContext, error: unknown): boolean {
    if (!this.source.explain) return false
    const nonce = newNonce()
    ctx.response.header('content-security-policy', contentPolicy(byNonce(nonce, 'storefront')))
    markPrivate(ctx)
    ctx.response.status(500).type('html').send(this.source.explain(error, nonce))
    return true
  }

  async render(ctx: HttpContext, { toEnd, failure }: { toEnd: boolean; failure?: Problem }): Promise<RenderedPage> {
    const nonce = newNonce()
    const canonical = failure ? null : await this.#canonicalPath(ctx)
    if (canonical) return redirect(canonical, nonce)
    const tags: string[] = []
    const [frames, forms]: [string[], string[]] = [[], []]
    let isPersonal = false
    const { server, routes, memory } = this
    const calls = namedRouteCalls({
      server,
      routes,
      memory,
      ctx,
      onTags: (more) => tags.push(...more),
      onPersonal: () => {
        isPersonal = true
      },
    })
    const aborter = new AbortController()
    // Remix keeps timers and streams of a request alive until its signal is aborted.
    ctx.response.response.once('close', () => aborter.abort(REQUEST_FINISHED))
    const context: Record<string, unknown> & { body?: Buffer | Readable } = {
      ...calls,
      describe: (page: PageDescriptionRequest) => {
        tags.push('core.settings')
        return this.startUp.describe(ctx, page)
      },
      nonce,
      renderToEnd: toEnd,
      frames,
      forms,
      report: reporter(ctx),
      failure: failure ? { status: failure.status, errors: failure.errors } : null,
      ...(await this.startUp.forPage(ctx)),
    }
    // An error page is rendered as GET, so that no action of a screen runs with the body of the failed request.
    const request = webRequest(ctx, aborter.signal, failure ? 'GET' : ctx.request.method())
    const url = new URL(request.url)
    const handle = this.#slicesOf(await this.source.build(url)).handlerOf(url.pathname)
    // Remix types the load context as `AppLoadContext`, which core leaves to the screens (web/) to declare.
    const answer = await handle(request, context as never)
    return {
      answer,
      body: request.method === 'HEAD' ? discard(context.body) : (context.body ?? null),
      nonce,
      tags,
      origins: { frames, forms },
      isPersonal: isPersonal || isPrivate(ctx),
    }
  }

  /** The path and query to redirect to when the case of the path is not canonical, else null. */
  async #canonicalPath({ request }: HttpContext): Promise<string | null> {
    const { pathname, query } = request.parsedUrl
    // Almost no path has a capital letter: the others need no lookup.
    if (!pathname || !/[A-Z]/.test(pathname) || !['GET', 'HEAD'].includes(request.method())) return null
    const build = await this.source.build(new URL(pathname, 'http://shop'))
    let cases = this.#cases.get(build)
    if (!cases) this.#cases.set(build, (cases = new AddressCase(build)))
    const canonical = cases.canonical(pathname)
    return canonical && query ? `${canonical}?${query}` : canonical
  }

  /** Cached per build, because Remix computes its routes for each handler, which costs as much as a small page. */
  #slicesOf(build: ServerBuild): BuildSlices {
    let slices = this.#slices.get(build)
    if (!slices) this.#slices.set(build, (slices = new BuildSlices(build, this.source.mode)))
    return slices
  }
}

function areaOfPage({ request }: HttpContext): Area {
  return areaOf(request.parsedUrl.pathname ?? '/', app.config.get<string>('cellier.basePath'))
}

function redirect(location: string, nonce: string): RenderedPage {
  const answer = new Response(null, { status: 301, headers: { location } })
  return { answer, nonce, body: null, tags: [], isPersonal: false, origins: { frames: [], forms: [] } }
}

/** Destroys a body that is not sent, so that its stream ends. */
function discard(body: Buffer | Readable | undefined): null {
  if (body && !Buffer.isBuffer(body)) body.destroy()
  return null
}

/** Logs each error of a screen once: the error page renders the same screens and may throw it again. */
function reporter(ctx: HttpContext): (error: unknown) => void {
  const logged = new Set<unknown>()
  return (error) => {
    if (logged.has(error)) return
    logged.add(error)
    ctx.logger.error({ requestId: ctx.request.id(), path: ctx.request.url(), err: error }, 'page failed')
  }
}
