import { NativeSelect, Table } from '@mantine/core'
import { useFormContext } from '#web/admin/form/form_context'
import { useWords } from '#web/lib/i18n'
import { ruleKey, type Workflow, type WorkflowValues } from './workflow_lines'

interface FieldRulesProps {
  fields: Workflow['fields']
  statuses: Workflow['statuses']
}

/** What each status locks and asks for, field by field. */
export function FieldRules({ fields, statuses }: FieldRulesProps) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { rules } = form.values as WorkflowValues
  const options = [
    { value: '', label: t('tickets.workflow.free') },
    { value: 'readonly', label: t('tickets.workflow.readonly') },
    { value: 'required', label: t('tickets.workflow.required') },
  ]
  return (
    <div className="admin-scroll" tabIndex={0} role="region" aria-label={t('tickets.workflow.fields')}>
      <Table withColumnBorders verticalSpacing={4}>
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
              {statuses.map(({ id, name }) => {
                const key = `${ruleKey(id, field)} `
                const rule = rules.find((one) => one.startsWith(key))?.slice(key.length) ?? ''
                const others = rules.filter((one) => !one.startsWith(key))
                return (
                  <Table.Td key={id}>
                    <NativeSelect
                      size="xs"
                      miw={110}
                      data={options}
                      value={rule}
                      disabled={isReadOnly}
                      onChange={({ currentTarget: { value } }) =>
                        form.set('rules', (value ? [...others, key + value] : others).sort())
                      }
                      aria-label={t('tickets.workflow.rule', { field: label, status: name })}
                    />
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
