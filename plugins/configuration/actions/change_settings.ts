import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { channelUnknown } from '#plugins/configuration/errors'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

/** Where values hold: a channel, a language, both, or the whole shop. */
export interface Scope {
  channel?: string
  locale?: Locale
}

/** Stores several settings at once: all of them, or none. */
@inject()
export class ChangeSettings {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly channels: ChannelPort
  ) {}

  /** @throws channelUnknown, and what `Settings.set` throws, naming the key as its field */
  execute(values: Record<string, unknown>, scope: Scope, origin: Origin): Promise<void> {
    const { channel } = scope
    if (channel !== undefined && !this.channels.all().some(({ code }) => code === channel)) {
      throw channelUnknown({ channel }, 'channel')
    }
    return this.store.transaction(async (trx) => {
      for (const [key, value] of Object.entries(values)) {
        await this.settings.set(trx, key, value, scope, origin)
      }
    })
  }
}
