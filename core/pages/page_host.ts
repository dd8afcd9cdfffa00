import type { Readable } from 'node:stream'
import type { ServerBuild } from '@remix-run/server-runtime'
import { AddressCase } from '#core/pages/address_case'
import { BuildSlices } from '#core/pages/build_slices'
import { contentPolicy, newNonce, type ForeignOrigins } from '#core/pages/content_policy'
import { OWN, isOwnAnswer, ownAnswer } from '#core/http/own_answer'
import { namedRouteCalls } from '#core/pages/named_route_call'
import { sendWebResponse } from '#core/pages/send_web_response'
import { webRequest } from '#core/pages/web_request'
import type { HttpContext, Server } from '@adonisjs/core/http'
import type { CallMemory } from '#core/pages/call_memory'
import type { Problem } from '#core/errors/problem'
import type { RouteList } from '#core/http/route_list'
import type { PageQuestion, StartUp } from '#core/pages/start_up'

/** Where the built or the live screens come from. */
export interface BuildSource {
  /** The build that holds the routes of an address. */
  build(url: URL): Promise<ServerBuild>
  mode: 'development' | 'production'
  /** A page for the developer whose sources cannot be read; in production nobody is told. */
  explain?(error: unknown, nonce: string): string
}

/** Why a request is over when its answer is out: made once, an error of its own for each would be thrown away. */
const GONE = new Error('The request is over')

/** An answer of Remix. */
export interface RenderedPage {
  answer: Response
  /** The page's text where the answer itself has none. */
  body: Buffer | Readable | null
  nonce: string
  /** What the page shows, for the page cache. */
  tags: string[]
  /** It shows what is somebody's own: it is kept for nobody. */
  isPersonal: boolean
  /** Origins that a screen embeds, and those that its forms may lead to. */
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
    private readonly memory: CallMemory
  ) {}

  /** Renders a page and streams it to the visitor. */
  async stream(ctx: HttpContext): Promise<void> {
    const { answer, body, nonce, origins, isPersonal } = await this.render(ctx, { toEnd: false })
    ctx.response.header('content-security-policy', contentPolicy([`'nonce-${nonce}'`], origins))
    const cacheControl = isPersonal ? OWN : 'private, no-cache'
    if (isPersonal || !answer.headers.has('cache-control')) ctx.response.header('cache-control', cacheControl)
    sendWebResponse(ctx, answer, body)
  }

  /** Shows the error page of a failure. False when even that could not be rendered. */
  async renderFailure(ctx: HttpContext, problem: Problem): Promise<boolean> {
    try {
      const { answer, body, nonce } = await this.render(ctx, { toEnd: true, failure: problem })
      ctx.response.header('content-security-policy', contentPolicy([`'nonce-${nonce}'`]))
      ownAnswer(ctx)
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
    ctx.response.header('content-security-policy', contentPolicy([`'nonce-${nonce}'`]))
    ownAnswer(ctx)
    ctx.response.status(500).type('html').send(this.source.explain(error, nonce))
    return true
  }

  async render(ctx: HttpContext, { toEnd, failure }: { toEnd: boolean; failure?: Problem }): Promise<RenderedPage> {
    const nonce = newNonce()
    const proper = failure ? null : await this.#properAddress(ctx)
    if (proper) return moved(proper, nonce)
    const tags: string[] = []
    const [frames, forms]: [string[], string[]] = [[], []]
    let isPersonal = false
    const { server, routes, memory } = this
    const calls = namedRouteCalls({
      ...{ server, routes, memory, ctx },
      onTags: (more) => tags.push(...more),
      onPersonal: () => {
        isPersonal = true
      },
    })
    const aborter = new AbortController()
    // Remix keeps timers and streams of a request alive until its signal is aborted.
    ctx.response.response.once('close', () => aborter.abort(GONE))
    const context: Record<string, unknown> & { body?: Buffer | Readable } = {
      ...calls,
      describe: (page: PageQuestion) => {
        tags.push('core.settings')
        return this.startUp.describe(ctx, page)
      },
      nonce,
      renderToEnd: toEnd,
      ...{ frames, forms },
      report: reporter(ctx),
      failure: failure ? { status: failure.status, errors: failure.errors } : null,
      ...(await this.startUp.forPage(ctx)),
    }
    // An error page is only read: no form of the failed request may reach a screen.
    const request = webRequest(ctx, aborter.signal, failure ? 'GET' : ctx.request.method())
    const url = new URL(request.url)
    const handle = this.#slicesOf(await this.source.build(url)).handlerOf(url.pathname)
    const answer = await handle(request, context as never)
    return {
      answer,
      body: request.method === 'HEAD' ? nothing(context.body) : (context.body ?? null),
      nonce,
      tags,
      origins: { frames, forms },
      isPersonal: isPersonal || isOwnAnswer(ctx),
    }
  }

  /** Where a page stands that was asked for in other letters than its own, with everything that was asked of it. */
  async #properAddress({ request }: HttpContext): Promise<string | null> {
    const { pathname, query } = request.parsedUrl
    // Almost no address has a capital: what it costs to look closer is spent on those alone.
    if (!pathname || !/[A-Z]/.test(pathname) || !['GET', 'HEAD'].includes(request.method())) return null
    const build = await this.source.build(new URL(pathname, 'http://shop'))
    let cases = this.#cases.get(build)
    if (!cases) this.#cases.set(build, (cases = new AddressCase(build)))
    const proper = cases.proper(pathname)
    return proper && query ? `${proper}?${query}` : proper
  }

  /** Remix works out its routes once per handler, which costs as much as a small page: they live as long as their build. */
  #slicesOf(build: ServerBuild): BuildSlices {
    let slices = this.#slices.get(build)
    if (!slices) this.#slices.set(build, (slices = new BuildSlices(build, this.source.mode)))
    return slices
  }
}

function moved(location: string, nonce: string): RenderedPage {
  const answer = new Response(null, { status: 301, headers: { location } })
  return { answer, nonce, body: null, tags: [], isPersonal: false, origins: { frames: [], forms: [] } }
}

/** Of a body that nobody wants. */
function nothing(body: Buffer | Readable | undefined): null {
  if (body && !Buffer.isBuffer(body)) body.destroy()
  return null
}

/** Logs what a screen met, once: the error page is drawn with the same screens and may meet it again. */
function reporter(ctx: HttpContext): (error: unknown) => void {
  const told = new Set<unknown>()
  return (error) => {
    if (told.has(error)) return
    told.add(error)
    ctx.logger.error({ requestId: ctx.request.id(), path: ctx.request.url(), err: error }, 'page failed')
  }
}
