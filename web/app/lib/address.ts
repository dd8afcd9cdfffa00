type Primitive = string | number | boolean
export type QueryValue = Primitive | null | undefined | readonly Primitive[] | { readonly [key: string]: QueryValue }
export type Query = Readonly<Record<string, QueryValue>>

/**
 * Fills the `{param}` and `:param` placeholders of a route's uri. Params without a placeholder go to the query string.
 *
 * @throws when a required placeholder has no value
 */
export function buildAddress(uri: string, params: Query = {}, query: Query = {}): string {
  const left: Record<string, QueryValue> = { ...params }
  const path = uri.replaceAll(/\/?(?:\{(\w+)(\??)\}|:(\w+)(\??))/g, (whole, ...groups: string[]) => {
    const name = groups[0] ?? groups[2] ?? ''
    const value = left[name]
    delete left[name]
    if (value !== undefined && value !== null && value !== '') {
      return `${whole.startsWith('/') ? '/' : ''}${encodeURIComponent(String(value))}`
    }
    if (groups[1] || groups[3]) return ''
    throw new Error(`"${uri}" needs a value for "${name}"`)
  })
  const search = queryString({ ...left, ...query })
  return search ? `${path || '/'}?${search}` : path || '/'
}

/** `a=1&list[]=x&list[]=y&filter[colour]=rouge,blanc`: empty values are left out, brackets and commas stay readable. */
function queryString(query: Query): string {
  return Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .map(([name, value]) => `${readable(name)}=${readable(value)}`)
    .join('&')
}

function pairs(name: string, value: QueryValue): [string, string][] {
  if (value === undefined || value === null || value === '') return []
  if (Array.isArray(value)) return value.map((item: Primitive) => [`${name}[]`, String(item)])
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner as QueryValue))
  }
  return [[name, String(value)]]
}

function readable(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%5B', '[')
    .replaceAll('%5D', ']')
    .replaceAll('%2C', ',')
    .replaceAll('%20', '+')
}
