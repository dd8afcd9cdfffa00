import { ActionIcon, Checkbox, Popover, SegmentedControl, Stack, Text } from '@mantine/core'
import { useWords } from '#web/lib/i18n'
import { IconArrowUp, IconColumns } from '../icons'
import type { Density } from './list_types'
import type { Table } from './use_table'

/** Sets visible columns, their order and the row height. */
export function ColumnsMenu({ table }: { table: Table }) {
  const t = useWords()
  const { list, state } = table
  const shown = state.columns ?? list.columns.filter(({ isShown }) => isShown).map(({ key }) => key)
  const rest = list.columns.filter(({ key, isHidden }) => !isHidden && !shown.includes(key))
  const ordered = [...shown.flatMap((key) => list.columns.find((column) => column.key === key) ?? []), ...rest]
  const set = (columns: string[]) => table.go({ columns, page: state.page })
  const toggle = (key: string) => set(shown.includes(key) ? shown.filter((each) => each !== key) : [...shown, key])
  const raise = (key: string) => {
    const at = shown.indexOf(key)
    const next = [...shown]
    next.splice(at - 1, 2, key, shown[at - 1] as string)
    set(next)
  }
  return (
    <Popover position="bottom-end" width={280} trapFocus withinPortal>
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('admin.table.columns')}>
          <IconColumns size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('admin.table.columns')}>
        <Stack gap="xs">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label={t('admin.table.density')}
            value={state.density}
            onChange={(density) => table.go({ density: density as Density, page: state.page })}
            data={[
              { value: 'normal', label: t('admin.table.normal') },
              { value: 'compact', label: t('admin.table.compact') },
            ]}
          />
          <Text fw={600}>{t('admin.table.columns')}</Text>
          {ordered.map(({ key, label }) => (
            <div key={key} className="admin-column-choice">
              <Checkbox
                label={label}
                checked={shown.includes(key)}
                disabled={shown.length === 1 && shown[0] === key}
                onChange={() => toggle(key)}
              />
              {shown.indexOf(key) > 0 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('admin.table.raise', { label })}
                  onClick={() => raise(key)}
                >
                  <IconArrowUp size={16} />
                </ActionIcon>
              )}
            </div>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
