import { headerOf, type IncomingMail } from '#plugins/tickets/mail/incoming_mail'

/** Why a mail is not for people: a program wrote it, or it is our own. */
export type Ignored = 'automatic' | 'bounce' | 'list' | 'own'

const PROGRAMS = /^(?:mailer-daemon|postmaster|no-?reply|ne-?pas-?repondre|do-?not-?reply)(?:[+@])/

/** `own`: addresses that the shop sends from, in lower case. Null: it is for people. */
export function whyIgnored(mail: IncomingMail, own: readonly string[]): Ignored | null {
  if (isOwn(mail, own)) return 'own'
  if (isBounce(mail)) return 'bounce'
  const submitted = headerOf(mail, 'auto-submitted')
  if (submitted !== '' && !submitted.startsWith('no')) return 'automatic'
  if (/\b(?:bulk|junk|auto_reply)\b/.test(headerOf(mail, 'precedence'))) return 'automatic'
  for (const name of ['x-autoreply', 'x-autorespond', 'x-autoreply-from', 'x-mail-autoreply']) {
    if (mail.headers.has(name)) return 'automatic'
  }
  if (mail.headers.has('list-id') || headerOf(mail, 'precedence') === 'list') return 'list'
  return PROGRAMS.test(mail.from.address) ? 'automatic' : null
}

/** Our mails name the address of tickets in X-Loop; what comes from one of ours would answer itself. */
function isOwn(mail: IncomingMail, own: readonly string[]): boolean {
  const loops = headerOf(mail, 'x-loop')
  const plain = mail.from.address.replace(/\+[^@]*@/, '@')
  return own.some((address) => address === mail.from.address || address === plain || loops.includes(address))
}

function isBounce(mail: IncomingMail): boolean {
  const returnPath = headerOf(mail, 'return-path')
  return returnPath === '<>' || headerOf(mail, 'content-type').startsWith('multipart/report')
}
