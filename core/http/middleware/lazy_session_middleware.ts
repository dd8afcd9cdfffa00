import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import InitializeAuthMiddleware from '@adonisjs/auth/initialize_auth_middleware'
import app from '@adonisjs/core/services/app'
import { isExternalPost, receiveExternalPost } from '#core/http/external_posts'
import { isSameOrigin } from '#core/http/same_origin'
import { refuseWhenClosed } from '#core/http/refuse_when_closed'
import { Clock } from '#core/time/clock'
import { commitIfChanged, takeCsrfHeader } from '#core/http/commit_session'
import { dropIdleSession } from '#core/http/drop_idle_session'
import { outerContext } from '#core/http/in_process'
import { checkTexts } from '#core/http/check_texts'
import { trimTexts } from '#core/http/trim_texts'
import { programCredentials } from '#core/identity/program_credentials'
import { badRequest, foreignOrigin } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

interface Step {
  handle(ctx: HttpContext, next: NextFn): unknown
}

/** Runs after authentication, because staff may enter a closed shop. */
const CLOSED_CHECK: Step = {
  handle: async (ctx, next) => {
    await refuseWhenClosed(ctx)
    return next()
  },
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Runs body parser, session, CSRF check and authentication only for requests that need them. Together they cost ten times
 * a bare response, so a read without session cookie or token skips them all. A write without a token must come from our own
 * pages and carry the CSRF token. A route that accepts external posts skips all of this, because nobody is signed in
 * there. It also works while the shop is closed: a payment that was made must be recorded.
 */
export default class LazySessionMiddleware {
  #steps: Promise<{ body: Step; session: Step; shield: Step; auth: Step }> | null = null
  #cookie = app.config.get<string>('session.cookieName', 'cellier-session')

  async handle(ctx: HttpContext, next: NextFn) {
    if (isExternalPost(ctx)) {
      await receiveExternalPost(ctx)
      return next()
    }
    const isRead = SAFE_METHODS.has(ctx.request.method())
    const outer = outerContext(ctx)
    const hasSession = (ctx.request.header('cookie') ?? '').includes(`${this.#cookie}=`)
    const hasToken = programCredentials(ctx) !== null
    if (isRead && !hasSession && !hasToken && !outer) {
      if (ctx.shop.isClosed) await refuseWhenClosed(ctx)
      return next()
    }

    const { body, session, shield, auth } = await this.#load()
    const steps: Step[] = isRead ? [] : [body]
    if (outer) shareSession(ctx, outer)
    else if (!hasToken) {
      if (!isRead && !isSameOrigin(ctx.request)) throw foreignOrigin()
      steps.push({ handle: (inner, go) => this.#runSession(session, inner, go) })
      takeCsrfHeader(ctx)
      steps.push(shield)
    }
    steps.push(auth)
    if (ctx.shop.isClosed && !outer) steps.push(CLOSED_CHECK)
    return run(steps, ctx, next)
  }

  async #runSession(session: Step, ctx: HttpContext, next: NextFn): Promise<void> {
    await session.handle(ctx, async () => {
      await next()
      const clock = await ctx.containerResolver.make(Clock)
      commitIfChanged(ctx, clock.iso().slice(0, 10))
    })
    dropIdleSession(ctx, this.#cookie)
  }

  #load() {
    this.#steps ??= (async () => ({
      body: withBadRequest(await app.container.make(BodyParserMiddleware)),
      session: await app.container.make(SessionMiddleware),
      shield: await app.container.make(ShieldMiddleware),
      auth: new InitializeAuthMiddleware(),
    }))()
    return this.#steps
  }
}

/** Turns the parser's server errors, such as for a broken gzip body, into `badRequest`. */
function withBadRequest(parser: Step): Step {
  return {
    handle: async (ctx, next) => {
      let isParsed = false
      try {
        await parser.handle(ctx, () => {
          isParsed = true
          const body: unknown = ctx.request.body()
          checkTexts(body)
          trimTexts(body)
          return next()
        })
      } catch (error) {
        const { status = 500 } = error as { status?: number }
        throw isParsed || status < 500 ? error : badRequest()
      }
    },
  }
}

/** An API call that a page makes in this process uses the page's session, which is loaded and checked already. */
function shareSession(ctx: HttpContext, outer: HttpContext): void {
  if (outer.session) ctx.session = outer.session
}

function run(steps: Step[], ctx: HttpContext, next: NextFn): unknown {
  const [step, ...rest] = steps
  if (!step) return next()
  return step.handle(ctx, () => run(rest, ctx, next) as Promise<void>)
}
