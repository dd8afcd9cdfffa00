import { Button, Group, Radio, Table, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { displayValue } from './conflict_value'
import { differences, type Conflict, type Side } from './conflict'
import type { FieldWords } from './form_context'
import { valueAt, type FormValues } from './paths'
import type { AdminFormState } from './use_admin_form'

interface ConflictDialogProps<V extends FormValues> {
  form: AdminFormState<V>
  fields: Map<string, FieldWords>
}

/** Resolves a conflict field by field: mine or theirs. Nothing is saved before the next submission. */
export function ConflictDialog<V extends FormValues>({ form, fields }: ConflictDialogProps<V>) {
  const t = useWords()
  const conflict = form.conflict as Conflict<V>
  const found = differences(form.values, conflict)
  const [chosen, setChosen] = useState<Record<string, Side>>(
    Object.fromEntries(found.map(({ path, side }) => [path, side]))
  )
  return (
    <Dialog opened onClose={form.dismissConflict} size="xl" title={t('admin.conflict.title')}>
      <Text mb="md">{t(found.length > 0 ? 'admin.conflict.text' : 'admin.conflict.same')}</Text>
      {found.length > 0 && (
        <Table aria-label={t('admin.conflict.title')} verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('admin.conflict.field')}</Table.Th>
              <Table.Th>{t('admin.conflict.mine')}</Table.Th>
              <Table.Th>{t('admin.conflict.theirs')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.map(({ path }) => {
              const words = fields.get(path)
              const label = words?.label ?? path
              const choice = (side: Side, values: V) => (
                <Table.Td>
                  <Radio
                    name={path}
                    checked={chosen[path] === side}
                    onChange={() => setChosen((before) => ({ ...before, [path]: side }))}
                    label={displayValue(valueAt(values, path), words, t)}
                    aria-label={`${label} – ${t(`admin.conflict.${side}`)}`}
                  />
                </Table.Td>
              )
              return (
                <Table.Tr key={path}>
                  <Table.Th scope="row">{label}</Table.Th>
                  {choice('mine', form.values)}
                  {choice('theirs', conflict.theirs)}
                </Table.Tr>
              )
            })}
          </Table.Tbody>
        </Table>
      )}
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={form.dismissConflict}>
          {t('admin.cancel')}
        </Button>
        <Button onClick={() => form.settle(chosen)}>{t('admin.conflict.apply')}</Button>
      </Group>
    </Dialog>
  )
}
