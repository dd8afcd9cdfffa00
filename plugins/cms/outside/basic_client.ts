import { inject } from '@adonisjs/core'
import { OutgoingClient } from '#core/outgoing/outgoing_client'

/** Another content API, with the credentials of an application password. */
export interface ContentApi {
  /** `https://blog.exemple.fr/wp-json` */
  address: string
  /** Empty: it is read without credentials. */
  user: string
  password: string
}

/** The API answered with what cannot be read. */
export class ContentApiFailed extends Error {
  override name = 'ContentApiFailed'
}

const LIMITS = { timeoutMs: 15_000, maxBytes: 4 * 1024 * 1024 }

/**
 * The named-route client of the web app (`createContentCall`) on the server's side: paths by name, HTTP Basic, JSON. Private
 * addresses, slow answers and huge ones are refused by the client of outside addresses.
 */
@inject()
export class BasicClient {
  constructor(private readonly client: OutgoingClient) {}

  /** @throws OutgoingFailed, ContentApiFailed */
  async get(api: ContentApi, path: string, query: Record<string, string>, signal?: AbortSignal): Promise<unknown> {
    const address = new URL(`${api.address.replace(/\/+$/, '')}${path}`)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
    const { body } = await this.client.send(address.href, {
      ...LIMITS,
      headers: { accept: 'application/json', ...credentials(api) },
      ...(signal ? { signal } : {}),
    })
    try {
      return JSON.parse(body.toString('utf8')) as unknown
    } catch (error) {
      throw new ContentApiFailed(`${path} answered no JSON`, { cause: error })
    }
  }
}

function credentials({ user, password }: ContentApi): Record<string, string> {
  if (user === '') return {}
  return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
}
