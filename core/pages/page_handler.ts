import app from '@adonisjs/core/services/app'
import { formExpected, methodNotAllowed } from '#core/http/errors'
import { PageHost } from '#core/pages/page_host'
import type { HttpContext } from '@adonisjs/core/http'

/** What a form of a page is sent as. */
const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Streams the page that an address below the base path stands for. */
export async function handlePage(ctx: HttpContext): Promise<void> {
  const method = ctx.request.method()
  if (!['GET', 'HEAD', 'POST'].includes(method)) throw methodNotAllowed()
  if (method === 'POST' && !FORM.test(ctx.request.header('content-type') ?? '')) throw formExpected()
  const host = await app.container.make(PageHost)
  await host.stream(ctx)
}
