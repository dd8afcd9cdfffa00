import type { IncomingMessage, Server as NodeServer } from 'node:http'
import type { Server as HttpsServer } from 'node:https'
import { explainBrokenScreen } from '#core/pages/broken_screen'
import type { ServerBuild } from '@remix-run/server-runtime'
import type { HttpContext } from '@adonisjs/core/http'
import type { ViteDevServer } from 'vite'
import type { BuildSource } from '#core/pages/page_host'

type NodeServerOf = () => Promise<NodeServer | HttpsServer | undefined>

/**
 * Screens compiled on demand by Vite, which runs in this process and on the shop's port, with hot module replacement.
 */
export class DevelopmentSource implements BuildSource {
  readonly mode = 'development'
  #vite: Promise<ViteDevServer> | null = null

  constructor(private readonly nodeServer: NodeServerOf) {}

  /** Starts Vite once. After a restart a page request may call this before the application does. */
  listen(): Promise<ViteDevServer> {
    this.#vite ??= this.#start()
    return this.#vite
  }

  async build(): Promise<ServerBuild> {
    const vite = await this.listen()
    return (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  }

  explain(error: unknown, nonce: string): string {
    return explainBrokenScreen(error, nonce)
  }

  /** Lets Vite handle the request. False: it is not one of Vite's URLs. */
  async serve({ request, response }: HttpContext): Promise<boolean> {
    const vite = await this.listen()
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

  async #start(): Promise<ViteDevServer> {
    const server = await this.nodeServer()
    const { createServer } = await import('vite')
    return createServer({
      configFile: 'vite.config.ts',
      appType: 'custom',
      server: { middlewareMode: true, hmr: server ? { server } : {} },
    })
  }
}
