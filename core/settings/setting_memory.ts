import type { Reader } from '#core/database/reader'

/** Which shop and language a value is for. Left out: all of them. */
export interface SettingScope {
  channel?: string
  locale?: string
}

interface StoredValue {
  key: string
  channel: string
  locale: string
  value: string
}

const ALL = 'select key, channel, locale, value from core_settings'

const placeOf = (key: string, channel: string, locale: string) => `${key}\n${channel}\n${locale}`

/** Every stored value, in memory. `decode` turns stored text into the value, decrypting secrets. */
export class SettingMemory {
  #values = new Map<string, unknown>()

  constructor(
    private readonly reader: Reader,
    private readonly decode: (key: string, stored: string) => unknown
  ) {}

  async reload(): Promise<void> {
    const rows = await this.reader.all<StoredValue>(ALL)
    const values = new Map<string, unknown>()
    for (const { key, channel, locale, value } of rows) {
      values.set(placeOf(key, channel, locale), this.decode(key, value))
    }
    this.#values = values
  }

  /** The value stored for exactly this scope; undefined: none. */
  exactly(key: string, { channel = '', locale = '' }: SettingScope): unknown {
    return this.#values.get(placeOf(key, channel, locale))
  }

  /** The value that holds here: channel and locale, then channel, then locale, then the whole shop. */
  find(key: string, { channel, locale }: SettingScope): unknown {
    const places: SettingScope[] = []
    if (channel && locale) places.push({ channel, locale })
    if (channel) places.push({ channel })
    if (locale) places.push({ locale })
    places.push({})
    for (const place of places) {
      const value = this.exactly(key, place)
      if (value !== undefined) return value
    }
    return undefined
  }
}
