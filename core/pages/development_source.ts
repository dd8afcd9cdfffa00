import type { IncomingMessage, Server as NodeServer } from 'node:http'
import type { Server as HttpsServer } from 'node:https'
import type { ServerBuild } from '@remix-run/server-runtime'
import type { HttpContext } from '@adonisjs/core/http'
import type { ViteDevServer } from 'vite'
import type { BuildSource } from '#core/pages/page_host'

/**
 * Screens straight from their sources: Vite runs inside this process, on the shop's own port, and
 * replaces what was edited in the open page.
 */
export class DevelopmentSource implements BuildSource {
  readonly mode = 'development'
  #vite: Promise<ViteDevServer> | null = null

  async listen(server: NodeServer | HttpsServer | undefined): Promise<void> {
    this.#vite ??= import('vite').then(({ createServer }) =>
      createServer({
        configFile: 'vite.config.ts',
        appType: 'custom',
        server: { middlewareMode: true, hmr: server ? { server } : {} },
      })
    )
    await this.#vite
  }

  async build(): Promise<ServerBuild> {
    await this.listen(undefined)
    const vite = (await this.#vite) as ViteDevServer
    return (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  }

  /** Lets Vite answer what belongs to it; false when it does not. */
  async serve({ request, response }: HttpContext): Promise<boolean> {
    const vite = await this.#vite
    if (!vite) return false
    const incoming = request.request as IncomingMessage & { originalUrl?: string }
    const { url } = incoming
    incoming.originalUrl = url ?? '/'
    return new Promise((resolve) => {
      response.response.once('finish', () => resolve(true))
      vite.middlewares.handle(incoming, response.response, () => {
        incoming.url = url
        resolve(false)
      })
    })
  }

  async close(): Promise<void> {
    const vite = await this.#vite
    await vite?.close()
  }
}
