import { Alert, Button, Group, Modal, Stack } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan } from '#web/admin/admin_data'
import { FileDrop } from '#web/admin/form/file_drop'
import { messageOf, notifyDone } from '#web/admin/notify'
import { useRouteAddress } from '#web/admin/route_address'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Problems, type Preview } from '../table_rates/file_preview'

/** The rates as a file, and a file in their place. */
export function RateFile() {
  const t = useWords()
  const can = useCan()
  const addressOf = useRouteAddress()
  const [isImporting, setImporting] = useState(false)
  return (
    <>
      <Button variant="default" component="a" href={addressOf('sales.admin.tax_rate_files.show') ?? '#'} download>
        {t('sales.tax_rates.export')}
      </Button>
      {can('sales.tax_rates.import') && (
        <Button variant="default" onClick={() => setImporting(true)}>
          {t('sales.tax_rates.import')}
        </Button>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  )
}

/** Puts a file in the place of all rates: looked at first, then all of it or nothing. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Pick<Preview, 'rows' | 'problems' | 'told'> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const attempt = async (work: (form: FormData) => Promise<void>) => {
    if (!file) return setFailure(t('sales.table_rates.choose_file'))
    const form = new FormData()
    form.append('file', file)
    setBusy(true)
    setFailure(null)
    try {
      await work(form)
    } catch (error) {
      setFailure(messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  const look = () =>
    attempt(async (form) => {
      const answer = await call('POST', 'sales.admin.tax_rate_previews.store', { data: form as never })
      if (answer) setPreview(answer.data)
    })
  const replace = () =>
    attempt(async (form) => {
      const answer = await call('POST', 'sales.admin.tax_rate_files.store', { data: form as never })
      if (answer) notifyDone(t('sales.tax_rates.imported', { count: answer.data.rows }))
      revalidate()
      onClose()
    })
  const isReady = preview !== null && preview.problems === 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sales.tax_rates.import')}
      size="lg"
      closeOnClickOutside={!isBusy}
      closeButtonProps={{ 'aria-label': t('shell.close') }}
    >
      <Stack>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <FileDrop
          label={t('sales.table_rates.file')}
          help={t('sales.tax_rates.file_help')}
          accept={['.csv', '.txt', 'text/csv', 'text/plain']}
          file={file}
          onChange={(chosen) => {
            setPreview(null)
            setFailure(null)
            setFile(chosen)
          }}
        />
        {preview && preview.problems > 0 && <Problems preview={preview} />}
        {isReady && <p role="status">{t('sales.tax_rates.found', { count: preview.rows })}</p>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void (isReady ? replace() : look())}>
            {t(isReady ? 'sales.tax_rates.replace' : 'sales.table_rates.look')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
