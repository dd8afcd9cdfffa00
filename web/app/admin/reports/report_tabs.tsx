import { Button } from '@mantine/core'
import { Link } from '#web/ui/link'

export interface ReportTab {
  key: string
  label: string
  /** Address of the report, for the same days. */
  to: string
}

/** Links to the reports of one screen. `title` is their name for screen readers. */
export function ReportTabs({ title, tabs, current }: { title: string; tabs: readonly ReportTab[]; current: string }) {
  return (
    <nav className="admin-report-tabs" aria-label={title}>
      {tabs.map(({ key, label, to }) => (
        <Button
          key={key}
          component={Link}
          to={to}
          size="compact-md"
          variant={key === current ? 'light' : 'subtle'}
          aria-current={key === current ? 'page' : undefined}
        >
          {label}
        </Button>
      ))}
    </nav>
  )
}
