import { inject } from '@adonisjs/core'
import { Store } from '#core/database/store'
import { LegalTexts } from '#plugins/configuration/services/legal_texts'
import { legalTextNotFound } from '#plugins/configuration/errors'
import type { LegalPlace } from '#plugins/configuration/contracts/legal_text_source'

/** A text as it is shown. */
export interface LegalTextAnswer {
  kind: string
  title: string
  text: string
  version: string
  /** Whether it is the current version. */
  isCurrent: boolean
  /** When somebody first agreed to this version; null: unknown. */
  since: string | null
}

interface Row {
  title: string
  text: string
  created_at: string
}

const FIND = 'select title, text, created_at from configuration_legal_texts where version = ? and kind = ?'

/** The current version of a text, or an older one that somebody agreed to. */
@inject()
export class ShowLegalText {
  constructor(
    private readonly store: Store,
    private readonly texts: LegalTexts
  ) {}

  /** @throws legalTextNotFound */
  async execute(kind: string, place: LegalPlace, version: string | null): Promise<LegalTextAnswer> {
    const current = await this.texts.current(kind, place)
    if (!current) throw legalTextNotFound()
    const { title, text, version: now } = current
    if (version === null || version === now) return { kind, title, text, version: now, isCurrent: true, since: null }
    const row = await this.store.reader.first<Row>(FIND, [version, kind])
    if (!row) throw legalTextNotFound()
    return { kind, title: row.title, text: row.text, version, isCurrent: false, since: row.created_at }
  }
}
