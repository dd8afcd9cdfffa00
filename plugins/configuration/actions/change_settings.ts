import { inject } from '@adonisjs/core'
import { ChannelPort } from '#core/context/shop_context'
import { Settings } from '#core/settings/settings'
import { Store } from '#core/database/store'
import { Outbox } from '#core/events/outbox'
import { channelUnknown, localeNotOffered } from '#plugins/configuration/errors'
import type { Locale } from '#core/i18n/locales'
import type { Origin } from '#core/audit/origin'

/** Where values hold: a channel, a language, both, or the whole shop. */
export interface Scope {
  channel?: string
  locale?: Locale
}

export interface SettingChanges {
  values?: Record<string, unknown>
  /** Keys whose value of this scope is deleted, so that the next wider scope applies. */
  unset?: readonly string[]
  /** By key, when the value that the form shows was stored; null: no value was stored. */
  seen?: Record<string, string | null>
}

/** Stores several settings at once: all of them, or none. */
@inject()
export class ChangeSettings {
  constructor(
    private readonly store: Store,
    private readonly settings: Settings,
    private readonly channels: ChannelPort,
    private readonly outbox: Outbox
  ) {}

  /** @throws channelUnknown, localeNotOffered, and what `Settings` throws, naming the key as its field */
  execute({ values = {}, unset = [], seen = {} }: SettingChanges, scope: Scope, origin: Origin): Promise<void> {
    this.#mustExist(scope)
    const place = (key: string) => (Object.hasOwn(seen, key) ? { ...scope, seen: seen[key] ?? null } : scope)
    return this.store.transaction(async (trx) => {
      for (const [key, value] of Object.entries(values)) {
        await this.settings.set(trx, key, value, place(key), origin)
      }
      for (const key of unset) await this.settings.unset(trx, key, place(key), origin)
      await this.outbox.record(trx, {
        name: 'configuration.settings.changed',
        subject: 'configuration.settings',
        payload: { keys: [...Object.keys(values), ...unset], channel: scope.channel ?? null },
      })
    })
  }

  #mustExist({ channel, locale }: Scope): void {
    const found = this.channels.all().find(({ code }) => code === channel)
    if (channel !== undefined && !found) throw channelUnknown({ channel }, 'channel')
    if (found && locale && !found.locales.includes(locale)) throw localeNotOffered({ locale }, 'locale')
  }
}
