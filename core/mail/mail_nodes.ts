import { hrefKind } from '#core/rich_text/href'
import { shopAddress } from '#core/links/shop_address'
import app from '@adonisjs/core/services/app'
import type { RichNode } from '#core/rich_text/document'
import type { ShownMedium } from '#core/rich_text/shown_document'

/** Text on its way into a mail. A rich text has this shape, and so has a prepared one, with its files. */
export interface MailBody {
  content: readonly RichNode[]
  /** Files that blocks show, by id. */
  media?: Readonly<Record<string, ShownMedium>>
}

/** Blocks of rich texts that mails can show; the others are left out. */
export const MAIL_BLOCKS = ['core.button', 'core.image', 'core.gallery'] as const

export interface MailPicture {
  url: string
  alt: string
  width: number
}

/** Width of the text of a mail, in pixels. */
const MAIL_WIDTH = 536

/**
 * Where a link of a mail leads, as a whole address. A path is one below the base path, with its language, as a prepared
 * document has it. Null: nowhere that a reader of mails can follow.
 */
export function mailHref(href: string): string | null {
  switch (hrefKind(href)) {
    case 'address':
    case 'mail':
    case 'phone':
      return href
    case 'path':
      return shopAddress(href)
    default:
      return null
  }
}

/** The address of a file of the shop, with the host. */
export function wholeAddress(url: string): string {
  return url.startsWith('/') ? `${app.config.get<string>('cellier.address')}${url}` : url
}

/** The pictures of a block that shows some. */
export function picturesOf(values: Record<string, unknown>, media: MailBody['media'] = {}): MailPicture[] {
  const ids = [values.picture ?? values.pictures ?? []].flat().map(String)
  return ids.flatMap((id) => {
    const found = media[id]
    if (found?.type !== 'image') return []
    const { url, alt, width } = found.picture
    const own = typeof values.alt === 'string' ? values.alt : ''
    return [{ url: wholeAddress(url), alt: own || alt, width: Math.min(width, MAIL_WIDTH) }]
  })
}
