import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { CheckedButton } from '#web/admin/dialogs/sending'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '#web/lib/i18n'
import { followJob } from '../frame/jobs'
import { messageOf, notifyDone } from '../notify'
import type { BulkOutcome, BulkPreview, BulkValues, BulkWork } from './bulk_action'
import { UnchangedRows, Preview } from './bulk_preview'
import type { RowSelection } from './use_selection'

interface BulkDialogProps {
  action: BulkWork
  selection: RowSelection
  onDone: () => void
}

/** The dialog of a bulk action: consequence, fields and preview. */
export function BulkDialog({ action, selection, onDone }: BulkDialogProps) {
  const t = useWords()
  const revalidator = useRevalidator()
  const [values, setValues] = useState<BulkValues>(action.values ?? {})
  const [preview, setPreview] = useState<BulkPreview | null>(null)
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null)
  const { isBusy, problem, attempt } = useAttempt()
  const mustLook = action.preview !== undefined && preview === null

  const look = () => attempt(async () => setPreview((await action.preview?.(selection.value(), values)) ?? null))
  useOnce(look, action.preview !== undefined && action.fields === undefined)
  const finish = () => {
    selection.clear()
    onDone()
  }
  const end = (done: BulkOutcome) => {
    notifyDone(done.done)
    revalidator.revalidate()
    // Unchanged rows that the preview did not list are shown before the dialog closes.
    const announced = new Set(preview?.kept?.map(({ label }) => label))
    const kept = done.kept.filter(({ label }) => !announced.has(label))
    if (kept.length > 0) setOutcome({ ...done, kept })
    else finish()
  }
  const run = () =>
    attempt(async () => {
      const answer = await action.run(selection.value(), values)
      if (answer && 'outcome' in answer) return end(answer.outcome)
      if (answer) {
        followJob(answer.data.job)
        notifyDone(t('admin.bulk.started'))
      }
      finish()
    })
  const change = (name: string, value: unknown) => {
    setPreview(null)
    setValues((before) => ({ ...before, [name]: value }))
  }

  return (
    <Dialog opened onClose={outcome ? finish : onDone} title={action.label} size={action.preview ? 'lg' : 'md'}>
      {outcome ? (
        <Stack>
          <Text>{outcome.done}</Text>
          <UnchangedRows rows={outcome.kept} />
          <Group justify="flex-end">
            <Button onClick={finish}>{t('shell.close')}</Button>
          </Group>
        </Stack>
      ) : (
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
            <CheckedButton
              color={action.tone === 'danger' ? 'red' : 'primary'}
              loading={isBusy}
              disabled={preview?.total === 0}
              onClick={mustLook ? look : run}
            >
              {mustLook ? t('admin.bulk.preview') : (action.submitLabel ?? action.label)}
            </CheckedButton>
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

/** Runs one task at a time and stores its error. */
function useAttempt() {
  const t = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)
  const attempt = async (work: () => Promise<void>) => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(messageOf(error, t))
    } finally {
      busy.current = false
      setBusy(false)
    }
  }
  return { isBusy, problem, attempt }
}

/** Runs a task when the dialog opens, if `isWanted`. */
function useOnce(work: () => Promise<void>, isWanted: boolean): void {
  const first = useRef(isWanted ? work : null)
  useEffect(() => {
    void first.current?.()
    first.current = null
  }, [])
}
