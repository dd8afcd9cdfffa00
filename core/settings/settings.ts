import { staleWrite } from '#core/errors/stale'
import { checkValue } from '#core/settings/check_value'
import { SettingCache, type DecidedAt, type SettingScope } from '#core/settings/setting_cache'
import { settingElsewhere, settingNotScoped, settingUnknown } from '#core/settings/errors'
import { HIDDEN } from '#core/audit/redact'
import { queryRows } from '#core/database/query_rows'
import { readInstant, writeInstant } from '#core/time/instant'
import type { AuditLog } from '#core/audit/audit_log'
import type { Kinds } from '#core/fields/field_kind'
import type { Clock } from '#core/time/clock'
import type { Origin } from '#core/audit/origin'
import type { SettingDefinition } from '#core/settings/setting'
import type { Store, Transaction } from '#core/database/store'

/** What encrypts secrets: AdonisJS' encryption with the application's key. */
export interface Cipher {
  encrypt(value: string): string
  decrypt<T = unknown>(value: string): T | null
}

/** A setting as staff see it. */
export interface SettingState {
  key: string
  definition: SettingDefinition
  /** The value that holds in the scope; null for a secret, which is never shown. */
  value: unknown
  /** Whether a value is stored for exactly this scope. */
  isOwn: boolean
  /** Whether any stored value holds here; for secrets, whether there is one. */
  isSet: boolean
  /** Where the value that holds was decided; null: it is the default. */
  decidedAt: DecidedAt | null
  /** What would hold if this scope had no value of its own; null for a secret. */
  fallback: unknown
  /** When the value of exactly this scope was stored: what a change must have seen. */
  changedAt: string | null
}

/** A scope that is changed by somebody who looked at it before. */
export interface SeenScope extends SettingScope {
  /** `changedAt` of the value that was looked at; null: there was none; absent: whatever is there. */
  seen?: string | null
  /** By the one action that has what depends on it follow: for settings that are changed `elsewhere`. */
  isFollowed?: boolean
}

export interface SettingsParts {
  store: Store
  clock: Clock
  audit: AuditLog
  cipher: Cipher
  logger: { warn(details: object, message: string): void }
  definitions: ReadonlyMap<string, SettingDefinition>
  kinds: Kinds
}

const INSERT = 'insert into core_settings (key, channel, locale, value, updated_at) values (?, ?, ?, ?, ?)'

/** Whatever is there, only where nothing is, only over what was seen. */
const UPSERT = `${INSERT} on conflict (key, channel, locale)
  do update set value = excluded.value, updated_at = excluded.updated_at returning key`
const ADD = `${INSERT} on conflict (key, channel, locale) do nothing returning key`
const REPLACE = `${INSERT} on conflict (key, channel, locale) do update
  set value = excluded.value, updated_at = excluded.updated_at where core_settings.updated_at = ? returning key`

const DELETE = 'delete from core_settings where key = ? and channel = ? and locale = ?'

const FRESH = 'select value, updated_at from core_settings where key = ? and channel = ? and locale = ?'

/**
 * The shop's settings: read from memory at once, changed in a transaction, and followed by every process through the
 * topic `core.settings`.
 */
export class Settings {
  readonly definitions: ReadonlyMap<string, SettingDefinition>
  readonly kinds: Kinds
  readonly #cache: SettingCache
  readonly #unknown = new Set<string>()

  constructor(private readonly parts: SettingsParts) {
    this.definitions = parts.definitions
    this.kinds = parts.kinds
    this.#cache = new SettingCache(parts.store.reader, (key, stored) => this.#decode(key, stored))
    const reload = () => this.load()
    parts.store.changes.follow('core.settings', { apply: reload, reset: reload })
  }

  /** Reads every stored value. Needed once before `get`; the container does it. */
  load(): Promise<void> {
    return this.#cache.reload()
  }

  /**
   * The value that holds in a scope: channel and locale, channel, locale, whole shop, default. A key that no plugin
   * declares is logged and gives an empty text.
   */
  get<T>(key: string, scope: SettingScope = {}): T {
    const definition = this.definitions.get(key)
    if (!definition) {
      this.#reportUnknown(key)
      return '' as T
    }
    return (this.#cache.find(key, scope) ?? definition.field.options.default) as T
  }

  /** When the value that holds in a scope was stored; null: it is the default. */
  changedAt(key: string, scope: SettingScope = {}): string | null {
    return this.#cache.changedAt(key, scope)
  }

  /** Stores a value for a scope. A refusal names the key as its field; so does one because of what was not seen. */
  async set(trx: Transaction, key: string, given: unknown, scope: SeenScope, origin: Origin): Promise<void> {
    const definition = this.#declared(key, scope)
    const value = await checkValue(key, definition, this.kinds, given)
    await definition.check?.(value, trx)
    const { channel = '', locale = '', seen } = scope
    const before = this.#cache.exactly(key, scope)?.value
    const text = JSON.stringify(value)
    const stored = definition.secret ? this.parts.cipher.encrypt(text) : text
    const row = [key, channel, locale, stored, this.#later(seen)]
    const written = seen
      ? await queryRows(trx, REPLACE, [...row, seen])
      : await queryRows(trx, seen === null ? ADD : UPSERT, row)
    if (written.length === 0) throw await this.#stale(trx, key, scope)
    await definition.afterChange?.(trx, { value, channel, locale })
    await this.#tell(trx, key, scope, origin, [before ?? null, value])
  }

  /** Forgets the value of exactly this scope: the next wider one holds again. */
  async unset(trx: Transaction, key: string, scope: SeenScope, origin: Origin): Promise<void> {
    const definition = this.#declared(key, scope)
    const { channel = '', locale = '', seen } = scope
    const before = this.#cache.exactly(key, scope)?.value
    const wanted = seen ? [`${DELETE} and updated_at = ? returning key`, seen] : [`${DELETE} returning key`]
    const [sql = '', ...more] = wanted
    const gone = await queryRows(trx, sql, [key, channel, locale, ...more])
    if (gone.length === 0 && seen) throw await this.#stale(trx, key, scope)
    if (gone.length === 0) return
    await definition.afterChange?.(trx, { value: null, channel, locale })
    await this.#tell(trx, key, scope, origin, [before ?? null, null])
  }

  /** What browsers may know: `coreConfig`. */
  publicValues(scope: SettingScope): Record<string, unknown> {
    const values: Record<string, unknown> = {}
    for (const [key, definition] of this.definitions) {
      if (definition.public && !definition.secret) values[key] = this.get(key, scope)
    }
    return values
  }

  /** Every setting as staff see it in a scope; of secrets only whether there is one. */
  states(scope: SettingScope): SettingState[] {
    return [...this.definitions].map(([key, definition]) => ({
      key,
      definition,
      value: definition.secret ? null : this.get(key, scope),
      isOwn: this.#cache.exactly(key, scope) !== undefined,
      isSet: this.#cache.find(key, scope) !== undefined,
      decidedAt: this.#cache.decidedAt(key, scope),
      fallback: definition.secret ? null : (this.#cache.beyond(key, scope) ?? definition.field.options.default),
      changedAt: this.#cache.exactly(key, scope)?.changedAt ?? null,
    }))
  }

  /** The present, but never the instant of what is replaced: two changes within a millisecond stay two. */
  #later(seen: string | null | undefined): string {
    const now = this.parts.clock.iso()
    return seen && now <= seen ? writeInstant(readInstant(seen).plus({ milliseconds: 1 })) : now
  }

  /** Refuses with what stands there now, read in the transaction: memory may be a moment behind. */
  async #stale(trx: Transaction, key: string, { channel = '', locale = '' }: SettingScope): Promise<Error> {
    const [row] = await queryRows<{ value: string; updated_at: string }>(trx, FRESH, [key, channel, locale])
    const isShown = row && !this.definitions.get(key)?.secret
    const value = isShown ? this.#decode(key, row.value) : null
    return staleWrite({}, key, { current: { key, value, changedAt: row?.updated_at ?? null } })
  }

  #declared(key: string, scope: SeenScope): SettingDefinition {
    const definition = this.definitions.get(key)
    if (!definition) throw settingUnknown({ key }, key)
    if (definition.elsewhere && !scope.isFollowed) throw settingElsewhere(definition.elsewhere, key)
    for (const part of ['channel', 'locale'] as const) {
      if (scope[part] && !definition.scope?.includes(part)) throw settingNotScoped({ key, scope: part }, key)
    }
    return definition
  }

  async #tell(trx: Transaction, key: string, scope: SettingScope, origin: Origin, change: [unknown, unknown]) {
    const { audit, store } = this.parts
    const secret = this.definitions.get(key)?.secret ?? false
    const [before, after] = secret ? change.map((value) => (value === null ? null : HIDDEN)) : change
    const place = [scope.channel, scope.locale].filter(Boolean).join(' ')
    const field = place ? `${key} (${place})` : key
    await audit.record(trx, origin, {
      subject: 'core.settings',
      subjectId: key,
      action: 'updated',
      changes: { [field]: [before, after] },
    })
    await store.changes.record(trx, 'core.settings', [key])
  }

  #decode(key: string, stored: string): unknown {
    const definition = this.definitions.get(key)
    // A value left by a plugin that is not listed any more: nobody can say how to read it.
    if (!definition) return undefined
    const text = definition.secret ? this.parts.cipher.decrypt<string>(stored) : stored
    if (text !== null) return JSON.parse(text) as unknown
    this.parts.logger.warn({ setting: key }, 'a secret cannot be read with this APP_KEY: enter it again')
    return undefined
  }

  #reportUnknown(key: string): void {
    if (this.#unknown.has(key)) return
    this.#unknown.add(key)
    this.parts.logger.warn({ setting: key }, 'no plugin declares this setting')
  }
}
