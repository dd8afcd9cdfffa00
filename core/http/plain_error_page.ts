import { createHash } from 'node:crypto'
import { languageTag, type Locale } from '#core/i18n/locales'

const STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1rem; padding: 2rem; font: 1.125rem/1.5 Georgia, serif; background: #faf7f2; color: #1f1a17 }
p, h1 { margin: 0 }
h1 { font-size: 1.75rem; font-weight: 400 }
a { color: #7a182f }
`

const HASH = createHash('sha256').update(STYLE).digest('base64')

/** Content security policy of a plain error page. It allows the page's own style only. */
export const PLAIN_POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

export interface PlainError {
  status: number
  message: string
  locale: Locale
  home: { address: string; label: string }
}

/** The error page for addresses outside of the shop's pages, and for when the pages cannot be rendered. */
export function plainErrorPage({ status, message, locale, home }: PlainError): string {
  return `<!DOCTYPE html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(message)}</title>
<style>${STYLE}</style>
</head>
<body>
<p aria-hidden="true">${status}</p>
<h1>${escape(message)}</h1>
<p><a href="${escape(home.address)}">${escape(home.label)}</a></p>
</body>
</html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
