import type { Reader } from '#core/database/reader'

/** Which shop and language a value is for. Left out: all of them. */
export interface SettingScope {
  channel?: string
  locale?: string
}

/** Where the value that holds was decided. */
export type DecidedAt = 'channel_locale' | 'channel' | 'locale' | 'shop'

/** A stored value, and when it was stored. */
export interface HeldValue {
  value: unknown
  changedAt: string
}

interface StoredValue {
  key: string
  channel: string
  locale: string
  value: string
  updated_at: string
}

const ALL = 'select key, channel, locale, value, updated_at from core_settings'

const placeOf = (key: string, channel: string, locale: string) => `${key}\n${channel}\n${locale}`

/** Every stored value, in memory. `decode` turns stored text into the value, decrypting secrets. */
export class SettingCache {
  #values = new Map<string, HeldValue>()

  constructor(
    private readonly reader: Reader,
    private readonly decode: (key: string, stored: string) => unknown
  ) {}

  async reload(): Promise<void> {
    const rows = await this.reader.all<StoredValue>(ALL)
    const values = new Map<string, HeldValue>()
    for (const { key, channel, locale, value, updated_at: changedAt } of rows) {
      values.set(placeOf(key, channel, locale), { value: this.decode(key, value), changedAt })
    }
    this.#values = values
  }

  /** What is stored for exactly this scope; undefined: nothing. */
  exactly(key: string, { channel = '', locale = '' }: SettingScope): HeldValue | undefined {
    return this.#values.get(placeOf(key, channel, locale))
  }

  /** The value that holds here: channel and locale, then channel, then locale, then the whole shop. */
  find(key: string, scope: SettingScope): unknown {
    for (const [, place] of placesOf(scope)) {
      const held = this.exactly(key, place)
      if (held?.value !== undefined) return held.value
    }
    return undefined
  }

  /** Where the value that holds here was decided; null: nowhere, it is the default. */
  decidedAt(key: string, scope: SettingScope): DecidedAt | null {
    const place = placesOf(scope).find(([, at]) => this.exactly(key, at)?.value !== undefined)
    return place?.[0] ?? null
  }

  /** When the value that holds here was stored; null: nowhere, it is the default. */
  changedAt(key: string, scope: SettingScope): string | null {
    const place = placesOf(scope).find(([, at]) => this.exactly(key, at)?.value !== undefined)
    return (place && this.exactly(key, place[1])?.changedAt) ?? null
  }

  /** The value that would hold without the one of exactly this scope. */
  beyond(key: string, scope: SettingScope): unknown {
    for (const [, place] of placesOf(scope).slice(1)) {
      const held = this.exactly(key, place)
      if (held?.value !== undefined) return held.value
    }
    return undefined
  }
}

/** From the narrowest to the whole shop. */
function placesOf({ channel, locale }: SettingScope): [DecidedAt, SettingScope][] {
  const places: [DecidedAt, SettingScope][] = []
  if (channel && locale) places.push(['channel_locale', { channel, locale }])
  if (channel) places.push(['channel', { channel }])
  if (locale) places.push(['locale', { locale }])
  return [...places, ['shop', {}]]
}
