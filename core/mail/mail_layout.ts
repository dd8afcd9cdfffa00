import { escapeHtml } from '#core/mail/escape_html'
import { languageTag, type Locale } from '#core/i18n/locales'
import { shopAddress } from '#core/links/shop_address'
import type { MailColours, MailLook } from '#core/mail/mail_look'

/** A line at the foot of a mail, a link where it has an address. */
export interface MailFooterLine {
  text: string
  href?: string
}

export interface MailPage {
  subject: string
  /** HTML of the text. */
  body: string
  look: MailLook
  locale: Locale
  /** What inboxes show beside the subject. */
  preheader?: string
  footer: readonly MailFooterLine[]
  /** Address of a picture that nobody sees. */
  picture?: string
}

const FONT = "font-family:Georgia,'Times New Roman',serif;font-size:16px;line-height:1.6"

/** Outlook on Windows knows no widest width. */
const MSO_OPEN = '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->'
const MSO_CLOSE = '<!--[if mso]></td></tr></table><![endif]-->'

const TABLE = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'

/** An address that is longer than a telephone is wide is cut. */
const WRAP = 'overflow-wrap:anywhere;word-break:break-word'

/** The page of every mail: logo, sheet with the text, foot; in the shop's colours, for light and dark screens. */
export function mailPage({ subject, body, look, locale, preheader = '', footer, picture }: MailPage): string {
  const { ground, surface, ink, line } = look.colours
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${sheetOf(look)}
</style>
</head>
<body class="m-ground" style="margin:0;padding:0;background-color:${ground};color:${ink};${FONT}">
${preheader === '' ? '' : `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${'&#8199;&#65279;&#847; '.repeat(40)}</div>\n`}<table ${TABLE} class="m-ground" bgcolor="${ground}" style="background-color:${ground}"><tr><td align="center" style="padding:24px 12px">
${MSO_OPEN}
<table ${TABLE} style="max-width:600px;margin:0 auto;text-align:left">
<tr><td style="padding:0 0 20px">${head(look, locale)}</td></tr>
<tr><td class="m-surface m-line" bgcolor="${surface}" style="background-color:${surface};border:1px solid ${line};padding:32px 32px 16px;${WRAP};color:${ink};${FONT}">
${body}
</td></tr>
<tr><td style="padding:20px 0 0">
${footer.map((one) => footLine(one, look.colours)).join('\n')}
</td></tr>
</table>
${MSO_CLOSE}
</td></tr></table>
${picture === undefined ? '' : `<img src="${escapeHtml(picture)}" alt="" width="1" height="1" style="display:block;width:1px;height:1px;border:0">\n`}</body></html>
`
}

function head({ name, logo, colours }: MailLook, locale: Locale): string {
  const shown = logo ? logoImages(name, logo) : escapeHtml(name)
  if (shown === '') return ''
  const style = `color:${colours.ink};font-size:22px;font-weight:bold;text-decoration:none`
  return `<a href="${escapeHtml(shopAddress('/', locale))}" class="m-ink" style="${style}">${shown}</a>`
}

function logoImages(name: string, { url, dark }: NonNullable<MailLook['logo']>): string {
  const image = (address: string, className: string, display: string) =>
    `<img src="${escapeHtml(address)}" alt="${escapeHtml(name)}" height="48" class="${className}" style="display:${display};height:48px;width:auto;max-width:100%;border:0">`
  if (dark === null) return image(url, 'm-logo', 'block')
  return `${image(url, 'm-logo-light', 'block')}<!--[if !mso]><!-->${image(dark, 'm-logo-dark', 'none')}<!--<![endif]-->`
}

function footLine({ text, href }: MailFooterLine, { muted }: MailColours): string {
  const words = escapeHtml(text).replaceAll('\n', '<br>')
  const shown =
    href === undefined
      ? words
      : `<a href="${escapeHtml(href)}" class="m-muted" style="color:${muted};text-decoration:underline">${words}</a>`
  return `<p class="m-muted" style="margin:0 0 8px;color:${muted};font-size:13px;line-height:1.5">${shown}</p>`
}

/** The rules of a dark screen: for programs that ask the system, and for Outlook, which marks what it has darkened. */
function sheetOf({ dark, logo }: MailLook): string {
  const rules: [string, string][] = [
    ['.m-ground', `background-color:${dark.ground}!important`],
    ['.m-surface', `background-color:${dark.surface}!important`],
    ['.m-ink', `color:${dark.ink}!important`],
    ['.m-muted', `color:${dark.muted}!important`],
    ['.m-line', `border-color:${dark.line}!important`],
    ['.m-link', `color:${dark.primary}!important`],
    ['.m-button', `background-color:${dark.primary}!important`],
    ['.m-button-ink', `color:${dark.primaryInk}!important`],
  ]
  if (logo?.dark) rules.push(['.m-logo-light', 'display:none!important'], ['.m-logo-dark', 'display:block!important'])
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${rules.map(([of, rule]) => `${of}{${rule}}`).join('')}}
${rules.map(([of, rule]) => `[data-ogsc] ${of}{${rule}}`).join('')}`
}
