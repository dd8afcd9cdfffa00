/**
 * The part of a page's path after the base path; null for a path that is not a page's. `/vue/en/boutique` → `/en/boutique`,
 * `/vue` → '', `/vue.data` (the data of the start page) → `.data`.
 */
export function pathBelowBase(path: string, basePath: string): string | null {
  const base = basePath === '/' ? '' : basePath
  if (!path.startsWith(base)) return null
  const below = path.slice(base.length)
  return below === '' || below === '.data' || below.startsWith('/') ? below : null
}
