import { useWords } from '#web/lib/i18n'
import { timelineIcons } from './timeline_icons'
import type { TimelineFilter } from './timeline_data'

interface TimelineFiltersProps {
  filters: TimelineFilter[]
  /** Chosen kinds; none: everything is shown. */
  kinds: string[]
  onChange: (kinds: string[]) => void
}

/** Buttons that narrow a timeline to kinds of entries. */
export function TimelineFilters({ filters, kinds, onChange }: TimelineFiltersProps) {
  const t = useWords()
  if (filters.length < 2) return null
  const toggle = (key: string) => onChange(kinds.includes(key) ? kinds.filter((kind) => kind !== key) : [...kinds, key])
  return (
    <div role="group" aria-label={t('admin.timeline.filters')} className="admin-timeline-filters">
      <button type="button" aria-pressed={kinds.length === 0} onClick={() => onChange([])}>
        {t('admin.timeline.all')}
      </button>
      {filters.map(({ key, label, icon }) => {
        const Icon = timelineIcons[icon]
        return (
          <button key={key} type="button" aria-pressed={kinds.includes(key)} onClick={() => toggle(key)}>
            <Icon size={16} />
            {label}
          </button>
        )
      })}
    </div>
  )
}
