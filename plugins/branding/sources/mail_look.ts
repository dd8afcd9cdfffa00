import app from '@adonisjs/core/services/app'
import { brandingOf, type Branding } from '#plugins/branding/branding'
import { darkened, mixedUntilRead, readable } from '#plugins/branding/services/readable_colour'
import { hexOf } from '#plugins/branding/services/colour'
import { DEFAULT_LOOK, type MailColours, type MailLogo, type MailLookSource } from '#core/mail/mail_look'
import { Store } from '#core/database/store'
import { wholeAddress } from '#core/mail/mail_nodes'

/** The shop's colours and logo for its mails. */
const mailLook: MailLookSource = {
  async look({ channel }) {
    return mailLookOf(await brandingOf(await app.container.make(Store), channel))
  },
}

export default mailLook

/** The colours and the logo of mails of a branding. Without a logo of its own, a shop has none in its mails either. */
export function mailLookOf({ colours, images }: Pick<Branding, 'colours' | 'images'>) {
  const own = Object.fromEntries(colours.map(({ id, value }) => [id, hexOf(value)]))
  const logo = logoOf(images.desktop_logo?.pixels, images.desktop_dark_logo?.pixels)
  return { colours: lightColours(own), dark: darkColours(own), logo }
}

/** The shop's colours. One that could not be read on its ground is replaced by the product's, or by black or white. */
function lightColours(own: Readonly<Record<string, string>>): MailColours {
  const { colours } = DEFAULT_LOOK
  const { paper: ground = colours.ground, surface = colours.surface, line = colours.line } = own
  const { 'primary': brand = colours.primary, 'primary-ink': brandInk = colours.primaryInk } = own
  const primary = darkened(brand, surface)
  return {
    ground,
    surface,
    line,
    ink: readable([own.ink ?? '', colours.ink], surface),
    muted: readable([own.muted ?? '', colours.muted], ground),
    primary,
    primaryInk: readable([brandInk], primary),
  }
}

/** Neutral dark grounds, and the brand's colour as light as it takes to be read there. */
function darkColours(own: Readonly<Record<string, string>>): MailColours {
  const { dark } = DEFAULT_LOOK
  const primary = mixedUntilRead(own.primary ?? dark.primary, 255, dark.surface)
  return Object.assign({}, dark, { primary, primaryInk: readable([dark.primaryInk], primary) })
}

/** Mail programs show no drawings. */
function logoOf(light: string | undefined, dark: string | undefined): MailLogo | null {
  if (light === undefined) return null
  return { url: wholeAddress(light), dark: dark === undefined ? null : wholeAddress(dark) }
}
