import type { Settings } from '#core/settings/settings'

/** Connection data of a mail server. */
export interface MailAccount {
  host: string
  port: number
  secure: boolean
  auth: { user: string; pass: string } | null
}

/**
 * The mail server of `SMTP_URL`, else of the shop's settings: `smtp://user:password@host:587`, or `smtps://` for TLS
 * from the first byte. Null: the shop has none, and mails are stored.
 */
export function mailAccount(fromEnvironment: string, settings: Pick<Settings, 'get'>): MailAccount | null {
  const address = fromEnvironment || settings.get<string>('core.mail.smtp_url')
  return address ? readAccount(address) : null
}

export function readAccount(address: string): MailAccount | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password } = new URL(address)
  if (!/^smtps?:$/.test(protocol) || !hostname) return null
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
  }
}
