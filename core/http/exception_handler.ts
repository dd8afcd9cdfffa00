import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { Translator } from '#core/i18n/translator'
import { problemOf, type Problem } from '#core/errors/problem'
import { pathBelowBase } from '#core/http/path_below_base'
import { PLAIN_POLICY, plainErrorPage } from '#core/http/plain_error_page'
import { markPrivate } from '#core/http/private_response'
import { PageHost } from '#core/pages/page_host'
import { DEFAULT_LOCALE, LOCALE_PREFIXES } from '#core/i18n/locales'

/** Renders every error: as JSON for programs, as a page for people. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false

  async handle(error: unknown, ctx: HttpContext) {
    const translator = await app.container.make(Translator)
    const reader = pathBelowBase(ctx.request.url(), '/api/admin') === null ? 'customer' : 'staff'
    const problem = problemOf(error, translator, ctx.shop?.locale ?? DEFAULT_LOCALE, reader)
    for (const [name, value] of Object.entries(problem.headers)) ctx.response.header(name, value)
    markPrivate(ctx)
    // A page needs the shop's context. A request that was refused before it had one gets the plain page at most.
    if (ctx.shop && isPage(ctx) && (await this.#page(problem, ctx))) return
    if ((ctx.shop || problem.status === 421) && isReadByPeople(ctx)) return sendPlainPage(problem, translator, ctx)
    ctx.response.status(problem.status).json({ errors: problem.errors })
  }

  async report(error: unknown, ctx: HttpContext) {
    const { status = 500, code, message } = error as { status?: number; code?: string; message?: string }
    const entry = { requestId: ctx.request.id(), path: ctx.request.url(), status, code }
    if (status >= 500) ctx.logger.error({ ...entry, err: error }, 'request failed')
    else ctx.logger.debug(entry, message ?? 'request refused')
  }

  async #page(problem: Problem, ctx: HttpContext): Promise<boolean> {
    const host = await app.container.make(PageHost)
    return host.renderFailure(ctx, problem)
  }
}

/** Whether a browser displays the response. API routes respond in JSON, whatever the client accepts. */
function isReadByPeople(ctx: HttpContext): boolean {
  if (pathBelowBase(ctx.request.url(), '/api') !== null) return false
  ctx.response.append('vary', 'Accept')
  return /\btext\/html\b/.test(ctx.request.header('accept') ?? '')
}

function sendPlainPage({ status, errors }: Problem, translator: Translator, ctx: HttpContext): void {
  const locale = ctx.shop?.locale ?? DEFAULT_LOCALE
  // 421: the request named a host that is not the shop's. Its link must be absolute, to the shop's own host.
  const origin = status === 421 ? app.config.get<string>('cellier.address') : ''
  const address = `${origin}${app.config.get<string>('cellier.basePath')}${LOCALE_PREFIXES[locale]}/`
  const home = { address, label: translator.translate(locale, 'core.errors.home') }
  const page = plainErrorPage({ status, message: errors[0]?.message ?? String(status), locale, home })
  ctx.response.header('content-security-policy', PLAIN_POLICY)
  ctx.response.status(status).type('html').send(page)
}

function isPage(ctx: HttpContext): boolean {
  const basePath = app.config.get<string>('cellier.basePath')
  return pathBelowBase(ctx.request.url(), basePath) !== null
}
