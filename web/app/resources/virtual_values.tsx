import { formatInstant, formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { ResourceDescription, ResourceRow } from './resource_types'

/** Values that no form changes, as a list of facts below it. */
export function VirtualValues({ resource, row }: { resource: ResourceDescription; row: ResourceRow }) {
  const t = useWords()
  const locale = useLocale()
  // An object is for a panel of the plugin.
  const known = resource.virtual.filter(({ name }) => Array.isArray(row[name]) || typeof (row[name] ?? {}) !== 'object')
  if (known.length === 0) return null
  const written = (value: unknown) => {
    if (typeof value === 'number') return formatNumber(locale, value)
    if (typeof value === 'boolean') return t(value ? 'admin.table.yes' : 'admin.table.no')
    if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : '–'
    const text = String(value)
    return /^\d{4}-\d\d-\d\dT/.test(text) ? formatInstant(locale, text) : text
  }
  return (
    <section className="admin-panel">
      <dl className="grid gap-3">
        {known.map(({ name, label }) => (
          <div key={name}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd>{written(row[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
