import { inject } from '@adonisjs/core'
import { Clock } from '#core/time/clock'
import { Store, type Transaction } from '#core/database/store'
import { fromStore, inTransaction } from '#core/database/run_rows'
import { mailTextTable } from '#core/mail/mail_text_table'
import type { Locale } from '#core/i18n/locales'
import type { RowIn } from '#core/database/table'
import type { RichText } from '#core/rich_text/document'

/** What staff wrote in the place of a built-in mail. */
export interface WrittenText {
  subject: string
  body: RichText
}

/** A version of a mail in one language. The last one is what is sent. */
export interface MailTextVersion {
  id: number
  /** Null: the built-in text again. */
  written: WrittenText | null
  writtenBy: string
  writtenAt: string
  /** When it could not be filled in, and the built-in text was sent. */
  failedAt: string | null
}

/** A mail in one language. */
export interface MailKey {
  template: string
  locale: Locale
}

/** The texts of mails that staff wrote, with all their versions. */
@inject()
export class MailTexts {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock
  ) {}

  /** Newest first. */
  async versions({ template, locale }: MailKey): Promise<MailTextVersion[]> {
    const rows = await mailTextTable.select(fromStore(this.store), { template, locale }, 'order by id desc')
    return rows.map(versionOf)
  }

  /** The last version of every mail that staff ever wrote. */
  async current(): Promise<(MailKey & MailTextVersion)[]> {
    const rows = await mailTextTable.selectWhere(
      fromStore(this.store),
      'where id in (select max(id) from core_mail_texts group by template, locale)'
    )
    return rows.map((row) => Object.assign(versionOf(row), { template: row.template, locale: row.locale }))
  }

  /** What is sent; null: the built-in text. */
  async find(key: MailKey): Promise<(MailTextVersion & { written: WrittenText }) | null> {
    const [row] = await mailTextTable.select(
      fromStore(this.store),
      { template: key.template, locale: key.locale },
      'order by id desc limit 1'
    )
    const last = row && versionOf(row)
    return last?.written ? Object.assign(last, { written: last.written }) : null
  }

  /** The last version, for who writes the next one. */
  async last(trx: Transaction, { template, locale }: MailKey): Promise<MailTextVersion | null> {
    const rows = await mailTextTable.select(inTransaction(trx), { template, locale }, 'order by id desc limit 1')
    return rows[0] ? versionOf(rows[0]) : null
  }

  /** A new version. Null: back to the built-in text. */
  async add(trx: Transaction, key: MailKey, written: WrittenText | null, writtenBy: string): Promise<number> {
    return mailTextTable.insert(trx, {
      template: key.template,
      locale: key.locale,
      subject: written?.subject ?? null,
      body: written?.body ?? null,
      writtenBy,
      writtenAt: this.clock.iso(),
      failedAt: null,
    })
  }

  /** Notes that a version could not be filled in. */
  async failed(id: number): Promise<void> {
    await this.store.transaction(async (trx) => {
      await mailTextTable.update(trx, { id }, { failedAt: this.clock.iso() })
    })
  }
}

function versionOf(row: RowIn<typeof mailTextTable>): MailTextVersion {
  const { id, subject, body, writtenBy, writtenAt, failedAt } = row
  const written = subject === null || body === null ? null : { subject, body }
  return { id, written, writtenBy, writtenAt, failedAt }
}
