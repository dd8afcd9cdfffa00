import { Checkbox, Table } from '@mantine/core'
import { useField } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { moveKey, type Who, type Workflow } from './workflow_lines'

interface MatrixProps {
  who: Who
  statuses: Workflow['statuses']
}

/** From which status to which: a checkbox for each move. */
export function Matrix({ who, statuses }: MatrixProps) {
  const t = useWords()
  const rows = [...(who === 'any' ? [{ id: 0, name: t('tickets.workflow.new') }] : []), ...statuses]
  return (
    <div className="admin-scroll" tabIndex={0} role="region" aria-label={t(`tickets.workflow.${who}`)}>
      <Table className="tickets-matrix" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('tickets.workflow.from_to')}</Table.Th>
            {statuses.map(({ id, name }) => (
              <Table.Th key={id} scope="col" ta="center">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((from) => (
            <Table.Tr key={from.id}>
              <Table.Th scope="row" fw={400}>
                {from.name}
              </Table.Th>
              {statuses.map((to) => (
                <Table.Td key={to.id} ta="center">
                  {from.id !== to.id && <Move who={who} from={from} to={to} />}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface MoveProps {
  who: Who
  from: { id: number; name: string }
  to: { id: number; name: string }
}

function Move({ who, from, to }: MoveProps) {
  const t = useWords()
  const label = t('tickets.workflow.move', { from: from.name, to: to.name })
  const field = useField(`moves.${moveKey(who, from.id || null, to.id)}`, `${t(`tickets.workflow.${who}`)} – ${label}`)
  return (
    <Checkbox
      id={field.id}
      size="xs"
      display="inline-block"
      checked={field.value === true}
      disabled={field.readOnly}
      onChange={({ currentTarget }) => field.set(currentTarget.checked)}
      aria-label={label}
    />
  )
}
