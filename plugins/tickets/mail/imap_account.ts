/** A mailbox that is fetched. */
export interface ImapAccount {
  host: string
  port: number
  /** TLS from the first byte; else it is asked for before the password is sent. */
  secure: boolean
  user: string
  pass: string
  folder: string
}

/** `imaps://name:password@host:993/INBOX`, or `imap://` for TLS after the greeting. Null: it is none. */
export function readImapAccount(address: string): ImapAccount | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname, port, username, password, pathname } = new URL(address)
  if (!/^imaps?:$/.test(protocol) || !hostname || !username) return null
  const secure = protocol === 'imaps:'
  const decoded = [username, password, pathname.slice(1)].map(decode)
  if (decoded.includes(null)) return null
  const [user = '', pass = '', folder = ''] = decoded as string[]
  return {
    host: hostname,
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    user,
    pass,
    folder: folder || 'INBOX',
  }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
