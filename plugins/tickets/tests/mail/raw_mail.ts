/** Headers of a mail by their names; a list: the header stands there several times. */
type Headers = Record<string, string | readonly string[]>

let last = 0

/** A mail as a server hands it over. `body`: with its own headers of content, else plain UTF-8. */
export function rawMail(headers: Headers, body: string | Buffer = 'Bonjour'): Buffer {
  last += 1
  const all = {
    'From': 'Anne Lagarde <anne@exemple.fr>',
    'To': 'aide@cave.example',
    'Subject': 'Bouteille cassée',
    'Message-ID': `<essai-${last}@exemple.fr>`,
    'Date': 'Thu, 26 Nov 2026 09:12:00 +0100',
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    ...headers,
  }
  const lines = Object.entries(all).flatMap(([name, values]) =>
    [values].flat().map((value) => (value === '' ? '' : `${name}: ${value}`))
  )
  const head = `${lines.filter(Boolean).join('\r\n')}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.isBuffer(body) ? body : Buffer.from(body)])
}

/** The lines of a mail of several parts, each with its own headers. */
export function parts(...all: { type: string; encoding?: string; name?: string; content: string }[]): {
  headers: Headers
  body: string
} {
  const boundary = 'limite-42'
  const lines = all.flatMap(({ type, encoding = '8bit', name, content }) => [
    `--${boundary}`,
    `Content-Type: ${type}${name ? `; name="${name}"` : ''}`,
    `Content-Transfer-Encoding: ${encoding}`,
    ...(name ? [`Content-Disposition: attachment; filename="${name}"`] : []),
    '',
    content,
  ])
  return {
    headers: { 'Content-Type': `multipart/mixed; boundary="${boundary}"`, 'Content-Transfer-Encoding': '' },
    body: [...lines, `--${boundary}--`, ''].join('\r\n'),
  }
}
