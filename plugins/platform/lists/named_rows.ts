import type { NamedRows } from '#core/plugin/named_rows'

/** Lists of plugins: views that people stored of them, and profiles of imports into them. */
export default [
  { table: 'platform_views', column: 'list' },
  { table: 'platform_import_profiles', column: 'resource' },
] satisfies readonly NamedRows[]
