import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import type { BulkAction } from './bulk_action'
import { BulkDialog } from './bulk_dialog'
import type { RowSelection } from './use_selection'

interface BulkBarProps {
  /** Number of matching rows on all pages. */
  total: number
  selection: RowSelection
  /** Actions that the user may do. */
  actions: BulkAction[]
}

/** The number of selected rows, a button to select all matching ones, and the bulk actions. */
export function BulkBar({ total, selection, actions }: BulkBarProps) {
  const t = useWords()
  const locale = useLocale()
  const [running, setRunning] = useState<BulkAction | null>(null)
  const close = () => setRunning(null)
  const canReachAll = !selection.isAll && selection.isPageSelected && total > selection.count
  return (
    <div className="admin-bulk" role="region" aria-label={t('admin.bulk.label')}>
      <span role="status" className="admin-bulk-count">
        {t(selection.isAll ? 'admin.bulk.all_chosen' : 'admin.bulk.chosen', { count: selection.count })}
      </span>
      {canReachAll && (
        <Button variant="subtle" size="xs" onClick={selection.selectAll}>
          {t('admin.bulk.choose_all', { total: formatNumber(locale, total) })}
        </Button>
      )}
      <Button variant="subtle" color="gray" size="xs" onClick={selection.clear}>
        {t('admin.bulk.clear')}
      </Button>
      <Group gap="xs" className="admin-tools-end">
        {actions.map((action) => (
          <Button
            key={action.key}
            size="xs"
            variant="default"
            className={action.tone === 'danger' ? 'admin-danger' : undefined}
            onClick={() => setRunning(action)}
          >
            {action.label}
          </Button>
        ))}
      </Group>
      {running && 'dialog' in running && running.dialog(selection, close)}
      {running && 'run' in running && <BulkDialog action={running} selection={selection} onDone={close} />}
    </div>
  )
}
