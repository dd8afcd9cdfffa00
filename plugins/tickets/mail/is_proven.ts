import type { IncomingMail } from '#plugins/tickets/mail/incoming_mail'

/** `dkim=pass header.d=exemple.fr`, `dmarc=pass header.from=exemple.fr`, with what stands behind up to the next result. */
const RESULT = /\b(dkim|dmarc)\s*=\s*pass\b([^;]*)/g

/**
 * Whether the shop's own mail server found that the sender's address is no invention: DMARC, or a DKIM signature of the
 * domain. `server`: its name in Authentication-Results. The server puts its line above those that came with the mail, which
 * anybody may have written: only the first line of that name counts.
 */
export function isProven({ headers, from }: IncomingMail, server: string): boolean {
  const lines = headers.get('authentication-results') ?? []
  const [own] = lines.filter((line) => nameOf(line) === server.trim().toLowerCase())
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return [...(own ?? '').toLowerCase().matchAll(RESULT)].some(([, , rest = '']) => isOfDomain(rest, domain))
}

const nameOf = (line: string) => (line.trim().split(/[;\s]/)[0] ?? '').toLowerCase()

function isOfDomain(rest: string, domain: string): boolean {
  const named = /header\.(?:from|d)\s*=\s*([^\s;]+)/.exec(rest)?.[1] ?? ''
  return named !== '' && (named === domain || domain.endsWith(`.${named}`))
}
