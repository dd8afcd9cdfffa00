import { ImapFlow } from 'imapflow'
import type { ImapAccount } from '#plugins/tickets/mail/imap_account'

/** In milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

/** Machines to which a password may go unencrypted: this one. */
const OWN = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Works in the folder of a mailbox, and signs out. `largest`: bytes that one answer of the server may have. */
export async function openMailbox<Result>(
  { host, port, secure, user, pass, folder }: ImapAccount,
  largest: number,
  work: (client: ImapFlow) => Promise<Result>
): Promise<Result> {
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth: { user, pass },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: largest,
    ...(secure || OWN.has(host) ? {} : { doSTARTTLS: true }),
    ...TIMEOUTS,
  })
  // A connection that breaks rejects the command that waits; without a listener it would end the process as well.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const lock = await client.getMailboxLock(folder)
    try {
      return await work(client)
    } finally {
      lock.release()
    }
  } finally {
    await client.logout().catch(() => client.close())
  }
}
