import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import SessionMiddleware from '@adonisjs/session/session_middleware'
import ShieldMiddleware from '@adonisjs/shield/shield_middleware'
import InitializeAuthMiddleware from '@adonisjs/auth/initialize_auth_middleware'
import app from '@adonisjs/core/services/app'
import { isForeignPost, takeForeignPost } from '#core/http/foreign_posts'
import { isSameOrigin } from '#core/http/same_origin'
import { keepClosed } from '#core/http/closed_shop'
import { shedSession } from '#core/http/shed_session'
import { outerContext } from '#core/http/in_process'
import { checkTexts } from '#core/http/sound_texts'
import { badRequest, foreignOrigin } from '#core/http/errors'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

interface Step {
  handle(ctx: HttpContext, next: NextFn): unknown
}

const CLOSED: Step = {
  handle: async (ctx, next) => {
    await keepClosed(ctx)
    return next()
  },
}

/**
 * A program's token. Nothing else counts: browsers send the Basic credentials of a proxy with every request by
 * themselves, also with those that a foreign page starts.
 */
const TOKEN = /^bearer\s/i

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * The steps a request needs and no others: session, forgery token and sign-in cost ten times a bare
 * answer, so a read without a session cookie runs without them. A write without a session must come
 * from our own pages; with one it must carry the token too. A route that takes posts from elsewhere has none of it:
 * nobody is signed in there. Such a post is taken in a closed shop as well: what was paid is paid.
 */
export default class LeanPathMiddleware {
  #steps: Promise<{ body: Step; session: Step; shield: Step; auth: Step }> | null = null
  #cookie = app.config.get<string>('session.cookieName', 'cellier-session')

  async handle(ctx: HttpContext, next: NextFn) {
    if (isForeignPost(ctx)) {
      await takeForeignPost(ctx)
      return next()
    }
    const reads = SAFE.has(ctx.request.method())
    const outer = outerContext(ctx)
    const hasSession = (ctx.request.header('cookie') ?? '').includes(`${this.#cookie}=`)
    const hasToken = TOKEN.test(ctx.request.header('authorization') ?? '')
    if (reads && !hasSession && !hasToken && !outer) {
      if (ctx.shop.isClosed) await keepClosed(ctx)
      return next()
    }

    const { body, session, shield, auth } = await this.#load()
    const steps: Step[] = reads ? [] : [body]
    if (outer) shareSession(ctx, outer)
    else if (!hasToken) {
      if (!reads && !isSameOrigin(ctx.request)) throw foreignOrigin()
      steps.push({ handle: (inner, go) => this.#keepOrShed(session, inner, go) })
      steps.push(shield)
    }
    steps.push(auth)
    if (ctx.shop.isClosed && !outer) steps.push(CLOSED)
    return run(steps, ctx, next)
  }

  async #keepOrShed(session: Step, ctx: HttpContext, next: NextFn): Promise<void> {
    await session.handle(ctx, next)
    shedSession(ctx, this.#cookie)
  }

  #load() {
    this.#steps ??= (async () => ({
      body: readable(await app.container.make(BodyParserMiddleware)),
      session: await app.container.make(SessionMiddleware),
      shield: await app.container.make(ShieldMiddleware),
      auth: new InitializeAuthMiddleware(),
    }))()
    return this.#steps
  }
}

/** A body that cannot be read (packed badly, say) is the sender's fault, whatever the parser throws. */
function readable(parser: Step): Step {
  return {
    handle: async (ctx, next) => {
      let isRead = false
      try {
        await parser.handle(ctx, () => {
          isRead = true
          checkTexts(ctx.request.body())
          return next()
        })
      } catch (error) {
        const { status = 500 } = error as { status?: number }
        throw isRead || status < 500 ? error : badRequest()
      }
    },
  }
}

/** A call from inside a page uses the page's own session: it was opened and checked there. */
function shareSession(ctx: HttpContext, outer: HttpContext): void {
  if (outer.session) ctx.session = outer.session
}

function run(steps: Step[], ctx: HttpContext, next: NextFn): unknown {
  const [step, ...rest] = steps
  if (!step) return next()
  return step.handle(ctx, () => run(rest, ctx, next) as Promise<void>)
}
