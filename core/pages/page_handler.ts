import app from '@adonisjs/core/services/app'
import { formExpected, methodNotAllowed } from '#core/http/errors'
import { PageHost } from '#core/pages/page_host'
import type { HttpContext } from '@adonisjs/core/http'

/** Content types of HTML forms. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Handles page requests below the base path. */
export async function handlePage(ctx: HttpContext): Promise<void> {
  const method = ctx.request.method()
  if (!['GET', 'HEAD', 'POST'].includes(method)) throw methodNotAllowed()
  if (method === 'POST' && !FORM.test(ctx.request.header('content-type') ?? '')) throw formExpected()
  const host = await app.container.make(PageHost)
  await host.stream(ctx)
}
