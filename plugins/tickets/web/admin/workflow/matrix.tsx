import { Checkbox, Table } from '@mantine/core'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { moveKey, toggled, type Who, type Workflow, type WorkflowValues } from './workflow_lines'

interface MatrixProps {
  who: Who
  statuses: Workflow['statuses']
}

/** From which status to which: a checkbox for each move. */
export function Matrix({ who, statuses }: MatrixProps) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { moves } = form.values as WorkflowValues
  const rows = [...(who === 'any' ? [{ id: 0, name: t('tickets.workflow.new') }] : []), ...statuses]
  return (
    <div className="admin-scroll" tabIndex={0} role="region" aria-label={t(`tickets.workflow.${who}`)}>
      <Table withColumnBorders verticalSpacing={4}>
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
              {statuses.map((to) => {
                const key = moveKey(who, from.id || null, to.id)
                return (
                  <Table.Td key={to.id} ta="center">
                    {from.id !== to.id && (
                      <Checkbox
                        size="xs"
                        display="inline-block"
                        checked={moves.includes(key)}
                        disabled={isReadOnly}
                        onChange={() => form.set('moves', toggled(moves, key))}
                        aria-label={t('tickets.workflow.move', { from: from.name, to: to.name })}
                      />
                    )}
                  </Table.Td>
                )
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}
