import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/server-runtime'
import { contentPolicy, newNonce } from '#core/pages/content_policy'
import { namedRouteCall } from '#core/pages/named_route_call'
import { sendWebResponse } from '#core/pages/send_web_response'
import { webRequest } from '#core/pages/web_request'
import type { HttpContext, Server } from '@adonisjs/core/http'
import type { Problem } from '#core/errors/problem'
import type { RouteList } from '#core/http/route_list'
import type { StartUp } from '#core/pages/start_up'

/** Where the built or the live screens come from. */
export interface BuildSource {
  build(): Promise<ServerBuild>
  mode: 'development' | 'production'
  /** A page for the developer whose sources cannot be read; in production nobody is told. */
  explain?(error: unknown, nonce: string): string
}

/** A page rendered to its end. */
export interface RenderedPage {
  answer: Response
  nonce: string
  /** What the page shows, for the page cache. */
  tags: string[]
}

/** Renders the screens: the bridge between a request and the Remix build. */
export class PageHost {
  #handler: { build: ServerBuild; handle: RequestHandler } | null = null

  constructor(
    private readonly source: BuildSource,
    private readonly server: Server,
    private readonly routes: RouteList,
    private readonly startUp: StartUp
  ) {}

  /** Renders a page and streams it to the visitor. */
  async stream(ctx: HttpContext): Promise<void> {
    const { answer, nonce } = await this.render(ctx, { toEnd: false })
    ctx.response.header('content-security-policy', contentPolicy([`'nonce-${nonce}'`]))
    if (!answer.headers.has('cache-control')) ctx.response.header('cache-control', 'private, no-cache')
    sendWebResponse(ctx, answer)
  }

  /** Shows the error page of a failure. False when even that could not be rendered. */
  async renderFailure(ctx: HttpContext, problem: Problem): Promise<boolean> {
    try {
      const { answer, nonce } = await this.render(ctx, { toEnd: true, failure: problem })
      ctx.response.header('content-security-policy', contentPolicy([`'nonce-${nonce}'`]))
      ctx.response.header('cache-control', 'no-store')
      sendWebResponse(ctx, answer)
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
    ctx.response.header('cache-control', 'no-store')
    ctx.response.status(500).type('html').send(this.source.explain(error, nonce))
    return true
  }

  async render(ctx: HttpContext, { toEnd, failure }: { toEnd: boolean; failure?: Problem }): Promise<RenderedPage> {
    const nonce = newNonce()
    const tags: string[] = []
    const call = namedRouteCall(this.server, this.routes, ctx, (more) => tags.push(...more))
    const handle = this.#handlerOf(await this.source.build())
    const aborter = new AbortController()
    // Remix keeps timers and streams of a request alive until its signal is aborted.
    ctx.response.response.once('close', () => aborter.abort())
    const context = {
      call,
      nonce,
      renderToEnd: toEnd,
      failure: failure ? { status: failure.status, errors: failure.errors } : null,
      ...(await this.startUp.forPage(ctx)),
    }
    // An error page is only read: no form of the failed request may reach a screen.
    const request = webRequest(ctx, aborter.signal, failure ? 'GET' : ctx.request.method())
    const answer = await handle(request, context as never)
    return { answer, nonce, tags }
  }

  /** Remix works out its routes once per handler, which costs as much as a small page: keep it with its build. */
  #handlerOf(build: ServerBuild): RequestHandler {
    if (this.#handler?.build !== build) {
      this.#handler = { build, handle: createRequestHandler(build, this.source.mode) }
    }
    return this.#handler.handle
  }
}
