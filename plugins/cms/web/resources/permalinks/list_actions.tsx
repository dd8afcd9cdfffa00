import { PermalinkPatterns } from '#web/admin/links/permalink_patterns'

/** What addresses of every kind of pages look like. */
export default function ChangePatterns() {
  return <PermalinkPatterns />
}
