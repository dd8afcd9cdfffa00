import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { ReceiveMail } from '#plugins/tickets/mail/receive_mail'
import { Settings } from '#core/settings/settings'
import { openMailbox } from '#plugins/tickets/mail/open_mailbox'
import { readImapAccount } from '#plugins/tickets/mail/imap_account'
import type { ImapFlow } from 'imapflow'

/** Mails of one run; the next one takes the others. */
const MOST = 100

/** What is fetched of a mail that is too large: its headers stand there. */
const HEAD = 256 * 1024

const SPARE = 1024 * 1024

/** Fetches the unread mails of the shop's mailbox. What was taken is marked as read. */
@inject()
export class FetchMails {
  constructor(
    private readonly settings: Settings,
    private readonly receive: ReceiveMail
  ) {}

  /** How many were taken; null: no mailbox is set. */
  async execute(signal: AbortSignal): Promise<number | null> {
    const account = readImapAccount(this.settings.get<string>('tickets.mail.imap_url'))
    if (!account) return null
    const largest = this.settings.get<number>('tickets.mail.max_mb') * 1024 * 1024
    return openMailbox(account, largest + SPARE, async (client) => {
      const unread = (await client.search({ seen: false, flagged: false }, { uid: true })) || []
      let taken = 0
      for (const uid of unread.slice(0, MOST)) {
        signal.throwIfAborted()
        if (await this.#take(client, uid, largest)) taken += 1
      }
      return taken
    })
  }

  async #take(client: ImapFlow, uid: number, largest: number): Promise<boolean> {
    const seq = String(uid)
    const head = await client.fetchOne(seq, { uid: true, size: true }, { uid: true })
    if (!head) return false
    const { size = 0 } = head
    const source = size > largest ? { start: 0, maxLength: HEAD } : true
    const found = await client.fetchOne(seq, { uid: true, source }, { uid: true })
    if (!found || !found.source) return false
    const isTaken = await this.#receive(uid, found.source, Math.max(size, found.source.length))
    // A mail that cannot be taken stays unread for people, and does not stand in the way of the others.
    await client.messageFlagsAdd(seq, [isTaken ? '\\Seen' : '\\Flagged'], { uid: true })
    return isTaken
  }

  async #receive(uid: number, source: Buffer, size: number): Promise<boolean> {
    try {
      await this.receive.execute(source, size)
      return true
    } catch (error) {
      logger.error({ err: error, uid }, 'a mail of the mailbox of tickets could not be taken')
      return false
    }
  }
}
