import { NativeSelect, Table } from '@mantine/core'
import { useCallback } from 'react'
import { useField } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { ruleKey, type Workflow } from './workflow_lines'

const RULES = ['', 'readonly', 'required'] as const

interface FieldRulesProps {
  fields: Workflow['fields']
  statuses: Workflow['statuses']
}

/** What each status locks and asks for, field by field. */
export function FieldRules({ fields, statuses }: FieldRulesProps) {
  const t = useWords()
  return (
    <div className="admin-scroll" tabIndex={0} role="region" aria-label={t('tickets.workflow.fields')}>
      <Table className="tickets-matrix" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('tickets.workflow.field')}</Table.Th>
            {statuses.map(({ id, name }) => (
              <Table.Th key={id} scope="col">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {fields.map(({ field, label }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row" fw={400}>
                {label}
              </Table.Th>
              {statuses.map((status) => (
                <Table.Td key={status.id}>
                  <Rule status={status} field={field} label={label} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

interface RuleProps {
  status: { id: number; name: string }
  field: string
  label: string
}

function Rule({ status, field: of, label }: RuleProps) {
  const t = useWords()
  const display = useCallback((value: unknown) => t(`tickets.workflow.${String(value || 'free')}`), [t])
  const called = t('tickets.workflow.rule', { field: label, status: status.name })
  const field = useField(`rules.${ruleKey(status.id, of)}`, called, display)
  return (
    <NativeSelect
      id={field.id}
      size="xs"
      miw={110}
      data={RULES.map((value) => ({ value, label: display(value) }))}
      value={String(field.value ?? '')}
      disabled={field.readOnly}
      onChange={({ currentTarget: { value } }) => field.set(value)}
      aria-label={called}
    />
  )
}
