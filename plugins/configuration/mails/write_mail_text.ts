import { inject } from '@adonisjs/core'
import { AuditLog } from '#core/audit/audit_log'
import { checkWrittenText } from '#core/mail/check_written_text'
import { findMail } from '#plugins/configuration/mails/find_mail'
import { MailList } from '#core/mail/mail_list'
import { MailTexts, type MailKey, type WrittenText } from '#core/mail/mail_texts'
import { staleWrite } from '#core/errors/stale'
import { Store } from '#core/database/store'
import { textOf } from '#core/rich_text/text_of'
import type { Origin } from '#core/audit/origin'

/** What was asked of a mail, by somebody who saw a version of it. */
interface Asked {
  name: string
  language: string
  /** 0: there was none. */
  version: number
}

/** Puts a text of the shop in the place of a built-in mail, or the built-in one back. Every version is kept. */
@inject()
export class WriteMailText {
  constructor(
    private readonly store: Store,
    private readonly mails: MailList,
    private readonly texts: MailTexts,
    private readonly audit: AuditLog
  ) {}

  /** @throws notFound, staleWrite, and what `checkWrittenText` throws */
  async execute(asked: Asked, given: { subject: string; body?: unknown }, origin: Origin): Promise<number> {
    const { mail, ...key } = await findMail(this.mails, asked)
    return this.#add(key, asked.version, checkWrittenText(mail, { subject: given.subject, body: given.body }), origin)
  }

  /** @throws notFound, staleWrite */
  async reset(asked: Asked, origin: Origin): Promise<number> {
    const { mail: _mail, ...key } = await findMail(this.mails, asked)
    return this.#add(key, asked.version, null, origin)
  }

  #add(key: MailKey, seen: number, written: WrittenText | null, origin: Origin): Promise<number> {
    return this.store.transaction(async (trx) => {
      const last = await this.texts.last(trx, key)
      const version = last?.id ?? 0
      if (version !== seen) throw staleWrite({}, undefined, { current: { version, written: last?.written ?? null } })
      const id = await this.texts.add(trx, key, written, origin.actor.name)
      await this.audit.record(trx, origin, {
        subject: 'configuration.mails',
        subjectId: `${key.template}:${key.locale}`,
        action: 'updated',
        changes: {
          subject: [last?.written?.subject ?? null, written?.subject ?? null],
          text: [last?.written ? textOf(last.written.body) : null, written ? textOf(written.body) : null],
        },
      })
      return id
    })
  }
}
