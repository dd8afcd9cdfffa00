import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
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

/** The texts that people agree to. A version is stored once somebody has agreed to it, and never changes. */
@inject()
export class LegalTexts {
  constructor(private readonly registry: PluginRegistry) {}

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
  keeping(agreed: LegalText | null, now: string): Write {
    if (!agreed) return { sql: KEEP, bindings: [], isEmpty: true }
    const { version, kind, channel, locale, title, text } = agreed
    return { sql: KEEP, bindings: [version, kind, channel, locale, title, text, now], isEmpty: false }
  }
}

function versionOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
