import { Alert, Button, Group, Modal, Select, Stack } from '@mantine/core'
import { useState } from 'react'
import { FileDrop } from '#web/admin/form/file_drop'
import { messageOf, notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { FilePreview, type Preview } from './file_preview'

interface ImportDialogProps {
  channels: { code: string; currency: string }[]
  onDone: () => void
  onClose: () => void
}

/** Puts a file in the place of a channel's table: looked at first, then all of it or nothing. */
export function ImportDialog({ channels, onDone, onClose }: ImportDialogProps) {
  const t = useWords()
  const [channel, setChannel] = useState(channels[0]?.code ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const change = (work: () => void) => {
    setPreview(null)
    setFailure(null)
    work()
  }
  const attempt = async (work: (form: FormData) => Promise<void>) => {
    if (!file) return setFailure(t('sales.table_rates.choose_file'))
    const form = new FormData()
    form.append('channel', channel)
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
      const answer = await call('POST', 'sales.admin.table_rate_previews.store', { data: form as never })
      if (answer) setPreview(answer.data)
    })
  const replace = () =>
    attempt(async (form) => {
      const answer = await call('POST', 'sales.admin.table_rate_files.store', { data: form as never })
      if (answer) notifyDone(t('sales.table_rates.imported', { count: answer.data.rows }))
      onDone()
    })
  const isReady = preview !== null && preview.problems === 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('sales.table_rates.import')}
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
        {channels.length > 1 && (
          <Select
            label={t('sales.table_rates.channel')}
            data={channels.map(({ code }) => code)}
            value={channel}
            allowDeselect={false}
            onChange={(code) => change(() => setChannel(code ?? ''))}
          />
        )}
        <FileDrop
          label={t('sales.table_rates.file')}
          help={t('sales.table_rates.file_help')}
          accept={['.csv', '.txt', 'text/csv', 'text/plain']}
          file={file}
          onChange={(chosen) => change(() => setFile(chosen))}
        />
        {preview && <FilePreview preview={preview} />}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          {isReady ? (
            <Button loading={isBusy} onClick={() => void replace()}>
              {t('sales.table_rates.replace')}
            </Button>
          ) : (
            <Button loading={isBusy} onClick={() => void look()}>
              {t('sales.table_rates.look')}
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
