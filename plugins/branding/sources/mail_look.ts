import app from '@adonisjs/core/services/app'
import { brandingOf } from '#plugins/branding/branding'
import { contrastOf, hexOf, rgbOf } from '#plugins/branding/services/colour'
import { DEFAULT_LOOK, type MailColours, type MailLogo, type MailLookSource } from '#core/mail/mail_look'
import { Store } from '#core/database/store'
import { wholeAddress } from '#core/mail/mail_nodes'

/** WCAG 2.2 AA. */
const LEAST_CONTRAST = 4.5

/** The shop's colours and logo for its mails. */
const mailLook: MailLookSource = {
  async look({ channel }) {
    const { colours, images } = await brandingOf(await app.container.make(Store), channel)
    const own = Object.fromEntries(colours.map(({ id, value }) => [id, hexOf(value)]))
    return {
      colours: lightColours(own),
      dark: darkColours(own),
      ...logoOf(images.desktop_logo?.pixels, images.desktop_dark_logo?.pixels),
    }
  },
}

export default mailLook

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

function darkened(colour: string, ground: string): string {
  return mixedUntilRead(colour, contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? 0 : 255, ground)
}

/** A colour mixed with black (0) or white (255), step by step, until it can be read. */
function mixedUntilRead(colour: string, towards: number, ground: string): string {
  const rgb = rgbOf(colour) ?? [towards, towards, towards]
  for (let part = 0; part < 1; part += 0.05) {
    const mixed = hexOf(rgb.map((channel) => Math.round(channel + (towards - channel) * part)).join(' '))
    if (contrastOf(mixed, ground) >= LEAST_CONTRAST) return mixed
  }
  return hexOf([towards, towards, towards].join(' '))
}

/** The first colour that can be read; else the better of black and white. */
function readable(wanted: readonly string[], ground: string): string {
  const found = wanted.find((colour) => contrastOf(colour, ground) >= LEAST_CONTRAST)
  return found ?? (contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? '#000000' : '#ffffff')
}

/** Mail programs show no drawings. */
function logoOf(light: string | undefined, dark: string | undefined): { logo?: MailLogo } {
  if (light === undefined) return {}
  return { logo: { url: wholeAddress(light), dark: dark === undefined ? null : wholeAddress(dark) } }
}
