/** The ways of packing that we have, the smallest first. */
const OURS = ['br', 'gzip'] as const

export type Encoding = (typeof OURS)[number]

/**
 * The way of packing that a client takes, by its `Accept-Encoding`: the one it likes best, of equals the smallest. Null: the
 * answer goes out as it is.
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
  const [best] = OURS.filter((name) => weightOf(name) > 0).sort((one, other) => weightOf(other) - weightOf(one))
  return best ?? null
}
