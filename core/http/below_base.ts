/**
 * What stands behind the base path in a page's address, or null for an address that is no page's: `/vue/en/boutique` →
 * `/en/boutique`, `/vue` → '', and `/vue.data`, where the browser asks for the start page's data, → `.data`.
 */
export function belowBase(path: string, basePath: string): string | null {
  const base = basePath === '/' ? '' : basePath
  if (!path.startsWith(base)) return null
  const below = path.slice(base.length)
  return below === '' || below === '.data' || below.startsWith('/') ? below : null
}
