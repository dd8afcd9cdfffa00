import app from '@adonisjs/core/services/app'
import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Handles a URL whose path cannot be decoded (`/%E0%A4%A`). Its percent signs are escaped, so that the request passes
 * the usual middleware and ends in the usual 404 page.
 */
export function handleUndecodableUrl(request: IncomingMessage, response: ServerResponse): void {
  const [path = '', ...query] = (request.url ?? '/').split('?')
  request.url = [path.replaceAll('%', '%25'), ...query].join('?')
  void app.container.make('server').then((server) => server.handle(request, response))
}
