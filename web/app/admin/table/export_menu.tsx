import { ActionIcon, Menu } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import { useShell } from '#web/lib/shell'
import { useCan } from '../admin_data'
import { callByName } from '../call_by_name'
import { followJob } from '../frame/jobs'
import { IconDownload } from '../icons'
import { notifyDone } from '../notify'
import { useBusy } from '../use_busy'
import { viewQuery } from './table_address'
import type { RowSelection } from './use_selection'
import type { Table } from './use_table'

const route = 'platform.admin.exports.store'

/** Exports the filtered or selected rows, as a job whose file the tray offers. */
export function ExportMenu({ table, selection }: { table: Table; selection: RowSelection }) {
  const t = useWords()
  const can = useCan()
  const { routes } = useShell()
  const { isBusy, run } = useBusy()
  if (!(route in routes)) return null
  const { list, state, total } = table
  const count = selection.count || total

  const start = (format: 'csv' | 'xlsx', isForImport = false) =>
    run(async () => {
      const columns = state.columns ?? list.columns.filter(({ isShown }) => isShown).map(({ key }) => key)
      const rows = selection.count > 0 ? selection.value() : { query: viewQuery(state) }
      const answer = await callByName<{ data: { job: number } }>('POST', route, {
        data: { list: list.key, format, sort: state.sort, ...(isForImport ? { isForImport } : { columns }), ...rows },
      })
      if (answer) followJob(answer.data.job)
      notifyDone(t('admin.table.export_started'))
    })

  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          loading={isBusy}
          disabled={count === 0}
          aria-label={t('admin.table.export')}
        >
          <IconDownload size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('admin.table.export_rows', { count })}</Menu.Label>
        <Menu.Item onClick={() => start('csv')}>CSV</Menu.Item>
        <Menu.Item onClick={() => start('xlsx')}>XLSX</Menu.Item>
        {list.forImport && can(list.forImport) && (
          <Menu.Item onClick={() => start('csv', true)}>{t('admin.table.export_for_import')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
