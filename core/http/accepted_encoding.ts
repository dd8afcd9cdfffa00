/** Supported encodings, the one with the smallest output first. */
const ENCODINGS = ['br', 'gzip'] as const

export type Encoding = (typeof ENCODINGS)[number]

/**
 * The supported encoding that an `Accept-Encoding` header prefers, the smaller output winning among equals; null when it
 * accepts none.
 */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  if (!header) return null
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2)
    weights.set(name === 'x-gzip' ? 'gzip' : name, quality === undefined ? 1 : Number(quality))
  }
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const [best] = ENCODINGS.filter((name) => weightOf(name) > 0).sort((one, other) => weightOf(other) - weightOf(one))
  return best ?? null
}
