import { hasReferences, type LinkPlace, type ResolveLinks } from '#core/links/resolve_links'

/** A page with a description, as shoppers see it, with the cache tags of what its links lead to. */
export async function showDescription<Page extends { description: string }>(
  page: Page,
  place: LinkPlace,
  links: ResolveLinks
): Promise<{ page: Page; tags: string[] }> {
  if (!hasReferences(page.description)) return { page, tags: [] }
  const description = await links.html(place, page.description)
  return { page: Object.assign({}, page, { description }), tags: ['core.permalinks'] }
}

/** The same of a stored page. It is only parsed if it may have references. */
export async function showDescriptionOf(
  json: string,
  place: LinkPlace,
  links: ResolveLinks
): Promise<{ page: string; tags: string[] }> {
  if (!json.includes('href=\\"ref:')) return { page: json, tags: [] }
  const { page, tags } = await showDescription(JSON.parse(json) as { description: string }, place, links)
  return { page: JSON.stringify(page), tags }
}
