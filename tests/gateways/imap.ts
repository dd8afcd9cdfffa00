import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

interface Stored {
  uid: number
  raw: Buffer
  flags: Set<string>
}

/** A mail server with one mailbox on this machine. It speaks as much of IMAP (RFC 9051) as our client asks. */
export class ImapServer {
  readonly mails: Stored[] = []
  /** What clients asked for, without their passwords. */
  readonly asked: string[] = []
  readonly #server: Server

  constructor(private readonly account: { user: string; pass: string }) {
    this.#server = createServer((socket) => new Session(socket, this, this.account).begin())
  }

  add(raw: Buffer): void {
    this.mails.push({ uid: this.mails.length + 1, raw, flags: new Set() })
  }

  flagsOf(uid: number): string[] {
    return [...(this.mails[uid - 1]?.flags ?? [])].sort()
  }

  async open(): Promise<number> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    return (this.#server.address() as AddressInfo).port
  }

  async close(): Promise<void> {
    await new Promise((done) => this.#server.close(done))
  }
}

class Session {
  #rest = ''

  constructor(
    private readonly socket: Socket,
    private readonly server: ImapServer,
    private readonly account: { user: string; pass: string }
  ) {}

  begin(): void {
    this.#send('* OK [CAPABILITY IMAP4rev1] ready')
    this.socket.on('error', () => undefined)
    this.socket.on('data', (data) => {
      this.#rest += data.toString('latin1')
      for (let end = this.#rest.indexOf('\r\n'); end !== -1; end = this.#rest.indexOf('\r\n')) {
        const line = this.#rest.slice(0, end)
        this.#rest = this.#rest.slice(end + 2)
        this.#answer(line)
      }
    })
  }

  #answer(line: string): void {
    const [tag = '', ...words] = line.split(' ')
    const command = words
      .slice(0, words[0] === 'UID' ? 2 : 1)
      .join(' ')
      .toUpperCase()
    const rest = words.slice(command.includes(' ') ? 2 : 1).join(' ')
    if (command !== 'LOGIN') this.server.asked.push(`${command} ${rest}`.trim())
    const status = this.#run(command, rest)
    this.#send(`${tag} ${status}`)
    if (command === 'LOGOUT') this.socket.end()
  }

  #run(command: string, rest: string): string {
    switch (command) {
      case 'CAPABILITY':
        this.#send('* CAPABILITY IMAP4rev1')
        return 'OK done'
      case 'LOGIN':
        return rest.replaceAll('"', '') === `${this.account.user} ${this.account.pass}`
          ? 'OK done'
          : 'NO [AUTHENTICATIONFAILED] wrong'
      case 'LIST':
      case 'LSUB':
        this.#send(`* ${command} () "/" "INBOX"`)
        return 'OK done'
      case 'SELECT':
        this.#send(`* ${this.server.mails.length} EXISTS`)
        this.#send('* OK [UIDVALIDITY 1] done')
        this.#send(`* OK [UIDNEXT ${this.server.mails.length + 1}] done`)
        this.#send('* FLAGS (\\Seen \\Flagged)')
        return 'OK [READ-WRITE] done'
      case 'UID SEARCH':
        this.#send(`* SEARCH ${this.#unread().join(' ')}`.trim())
        return 'OK done'
      case 'UID FETCH':
        this.#fetch(rest)
        return 'OK done'
      case 'UID STORE':
        return this.#store(rest)
      case 'LOGOUT':
        this.#send('* BYE done')
        return 'OK done'
      case 'NOOP':
      case 'CLOSE':
      case 'UNSELECT':
        return 'OK done'
      default:
        return 'BAD unknown'
    }
  }

  #unread(): number[] {
    return this.server.mails
      .filter(({ flags }) => !flags.has('\\Seen') && !flags.has('\\Flagged'))
      .map(({ uid }) => uid)
  }

  #fetch(rest: string): void {
    const mail = this.server.mails[Number.parseInt(rest, 10) - 1]
    if (!mail) return
    const { uid, raw } = mail
    const head = `* ${uid} FETCH (UID ${uid}`
    const [, at, length] = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(rest) ?? []
    if (!/BODY\.PEEK/i.test(rest)) {
      this.#send(`${head} RFC822.SIZE ${raw.length})`)
      return
    }
    const bytes = at === undefined ? raw : raw.subarray(Number(at), Number(at) + Number(length))
    this.socket.write(`${head} BODY[]${at === undefined ? '' : `<${at}>`} {${bytes.length}}\r\n`)
    this.socket.write(bytes)
    this.#send(')')
  }

  #store(rest: string): string {
    const mail = this.server.mails[Number.parseInt(rest, 10) - 1]
    const [, flags = ''] = /\+FLAGS(?:\.SILENT)? \(([^)]*)\)/i.exec(rest) ?? []
    for (const flag of flags.split(' ').filter(Boolean)) mail?.flags.add(flag)
    if (mail) this.#send(`* ${mail.uid} FETCH (UID ${mail.uid} FLAGS (${[...mail.flags].join(' ')}))`)
    return 'OK done'
  }

  #send(line: string): void {
    this.socket.write(`${line}\r\n`)
  }
}
