import { PermalinkPatterns } from '#web/admin/links/permalink_patterns'

/** What addresses of products, categories and dishes look like. */
export default function ChangePatterns() {
  return <PermalinkPatterns of="catalogue." />
}
