import { Alert, Button, Group, Modal, Stack, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { followJob } from '../frame/jobs'
import { messageOf, notifyDone } from '../notify'
import type { BulkAction, BulkPreview, BulkValues } from './bulk_action'
import type { RowSelection } from './use_selection'

interface BulkDialogProps {
  action: BulkAction
  selection: RowSelection
  onDone: () => void
}

/** Asks before many rows are changed: names the consequence, takes the values, shows before and after. */
export function BulkDialog({ action, selection, onDone }: BulkDialogProps) {
  const t = useWords()
  const [values, setValues] = useState<BulkValues>(action.values ?? {})
  const [preview, setPreview] = useState<BulkPreview | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const mustLook = action.preview !== undefined && preview === null

  const attempt = async (work: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  const look = () => attempt(async () => setPreview((await action.preview?.(selection.value(), values)) ?? null))
  const run = () =>
    attempt(async () => {
      const answer = await action.run(selection.value(), values)
      if (answer) {
        followJob(answer.data.job)
        notifyDone(t('admin.bulk.started'))
      }
      selection.clear()
      onDone()
    })
  const change = (name: string, value: unknown) => {
    setPreview(null)
    setValues((before) => ({ ...before, [name]: value }))
  }

  return (
    <Modal
      opened
      onClose={onDone}
      title={action.label}
      size={action.preview ? 'lg' : 'md'}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Stack>
        <Text>{action.confirm(selection.count)}</Text>
        {action.fields?.(values, change)}
        {preview && <Preview preview={preview} />}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onDone}>
            {t('admin.cancel')}
          </Button>
          <Button color={action.tone === 'danger' ? 'red' : 'primary'} loading={isBusy} onClick={mustLook ? look : run}>
            {mustLook ? t('admin.bulk.preview') : (action.submitLabel ?? action.label)}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function Preview({ preview: { total, rows } }: { preview: BulkPreview }) {
  const t = useWords()
  return (
    <div role="status">
      <Text fw={600}>{t('admin.bulk.will_change', { count: total })}</Text>
      <Table mt="xs" aria-label={t('admin.bulk.preview')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('admin.bulk.row')}</Table.Th>
            <Table.Th>{t('admin.bulk.before')}</Table.Th>
            <Table.Th>{t('admin.bulk.after')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, at) => (
            <Table.Tr key={at}>
              <Table.Td>{row.label}</Table.Td>
              <Table.Td>{row.before}</Table.Td>
              <Table.Td fw={600}>{row.after}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {total > rows.length && <Text c="dimmed">{t('admin.bulk.more', { count: total - rows.length })}</Text>}
    </div>
  )
}
