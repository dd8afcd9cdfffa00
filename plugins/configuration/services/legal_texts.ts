import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import { CachedValue } from '#core/database/cached_value'
import { Store } from '#core/database/store'
import { PluginRegistry } from '#core/plugin/registry'
import type { LegalPlace } from '#plugins/configuration/contracts/legal_text_source'
import type { Write } from '#core/database/write'

/** The current version of a text. */
export interface LegalText extends LegalPlace {
  kind: string
  title: string
  text: string
  /** Identifies the exact text: a changed word gives another version. */
  version: string
}

const KEEP = `insert into configuration_legal_texts (version, kind, channel, locale, title, text, created_at)
  values (?, ?, ?, ?, ?, ?, ?) on conflict (version) do nothing`

/** Versions that this process found stored. */
const STORED = new CachedValue(['configuration.legal_texts'], () => Promise.resolve(new Set<string>()))

/** The texts that people agree to. A version is stored once somebody has agreed to it, and never changes. */
@inject()
export class LegalTexts {
  constructor(
    private readonly registry: PluginRegistry,
    private readonly store: Store
  ) {}

  /** Null: no plugin has a text of this kind. */
  async current(kind: string, { channel, locale }: LegalPlace): Promise<LegalText | null> {
    const found = this.registry.contributions('configuration.legal_texts').find(({ name }) => name === kind)
    if (!found) return null
    const source = await found.load()
    const title = source.title[locale]
    const text = (await source.text({ channel, locale })).trim()
    return { kind, channel, locale, title, text, version: versionOf([kind, channel, locale, title, text]) }
  }

  /** Stores the version that somebody agrees to, in their transaction. Null: there is no text to store. */
  async keeping(agreed: LegalText | null, now: string): Promise<Write> {
    if (!agreed || (await this.#isStored(agreed.version))) return { sql: KEEP, bindings: [], isEmpty: true }
    const { version, kind, channel, locale, title, text } = agreed
    return { sql: KEEP, bindings: [version, kind, channel, locale, title, text, now], isEmpty: false }
  }

  /** Read until it is, and then known: a stored version stays. */
  async #isStored(version: string): Promise<boolean> {
    const known = await STORED.of(this.store)
    if (known.has(version)) return true
    const found = await this.store.reader.first('select 1 from configuration_legal_texts where version = ?', [version])
    if (found) known.add(version)
    return found !== null
  }
}

function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
