import { inject } from '@adonisjs/core'
import { MediaLibrary } from '#core/media/media_library'
import { MediaRefused } from '#core/media/inspection/media_refused'
import { OutgoingClient, OutgoingFailed } from '#core/outgoing/outgoing_client'
import { Store } from '#core/database/store'

/** Takes a picture of another site into the media library, since the shop's pages load pictures of their own host only. */
@inject()
export class TakePicture {
  constructor(
    private readonly client: OutgoingClient,
    private readonly library: MediaLibrary,
    private readonly store: Store
  ) {}

  /** The id in the library; null: the address gives no picture. */
  async execute(address: string, signal?: AbortSignal): Promise<number | null> {
    try {
      const limits = { timeoutMs: 20_000, maxBytes: this.library.imageLimit }
      const { body } = await this.client.send(address, signal ? { ...limits, signal } : limits)
      const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '') || 'picture'
      const prepared = await this.library.prepare({ name, bytes: body })
      const { id } = await this.store.transaction((trx) => this.library.attach(trx, prepared))
      return Number(id)
    } catch (error) {
      if (error instanceof OutgoingFailed || error instanceof MediaRefused || error instanceof URIError) return null
      throw error
    }
  }
}
