import { createHash, timingSafeEqual } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { Settings } from '#core/settings/settings'
import type { HttpContext } from '@adonisjs/core/http'

/** Whether a request has the token of the mail server: as a bearer, or as the password of HTTP Basic. */
export async function holdsToken({ request }: HttpContext): Promise<boolean> {
  const settings = await app.container.make(Settings)
  const wanted = settings.get<string>('tickets.mail.webhook_token')
  const given = tokenIn(request.header('authorization') ?? '')
  return wanted !== '' && given !== null && timingSafeEqual(digest(given), digest(wanted))
}

function tokenIn(header: string): string | null {
  const [, scheme = '', value = ''] = /^(bearer|basic) +(\S+)$/i.exec(header) ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme === '') return null
  const pair = Buffer.from(value, 'base64').toString()
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null
}

const digest = (text: string) => createHash('sha256').update(text).digest()
