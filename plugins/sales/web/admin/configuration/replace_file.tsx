import { Alert, Button, Group, Stack } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useState, type ReactNode } from 'react'
import { FileDrop } from '#web/admin/form/file_drop'
import { messageOf } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'
import { Problems, type Problematic } from './file_problems'

interface ReplaceFileProps<Preview extends Problematic> {
  title: string
  help: string
  /** Label of the submit button. */
  replaceLabel: string
  /** Other fields of the request. A change requires a new check of the file. */
  values?: Record<string, string>
  /** Inputs for these fields. */
  fields?: ReactNode
  look: (form: FormData) => Promise<Preview | null>
  /** Preview of a valid file. */
  found: (preview: Preview) => ReactNode
  replace: (form: FormData) => Promise<void>
  onClose: () => void
}

/** Replaces a table with a file. The file is checked first, then imported as a whole or not at all. */
export function ReplaceFile<Preview extends Problematic>(props: ReplaceFileProps<Preview>) {
  const { title, help, replaceLabel, values = {}, fields, look, found, replace, onClose } = props
  const t = useWords()
  const [file, setFile] = useState<File | null>(null)
  const [seen, setSeen] = useState<{ preview: Preview; file: File; sent: string } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const sent = JSON.stringify(values)
  const preview = seen !== null && seen.file === file && seen.sent === sent ? seen.preview : null
  const isReady = preview !== null && preview.problems === 0
  const submit = async () => {
    if (!file) return setFailure(t('sales.table_rates.choose_file'))
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    form.append('file', file)
    setBusy(true)
    setFailure(null)
    try {
      if (isReady) return await replace(form)
      const answer = await look(form)
      if (answer) setSeen({ preview: answer, file, sent })
    } catch (error) {
      setFailure(messageOf(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog opened onClose={onClose} title={title} size="lg" closeOnClickOutside={!isBusy}>
      <Stack>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {fields}
        <FileDrop
          label={t('sales.table_rates.file')}
          help={help}
          accept={['.csv', '.txt', '.xlsx', 'text/csv', 'text/plain']}
          file={file}
          onChange={(chosen) => {
            setFailure(null)
            setFile(chosen)
          }}
        />
        {preview && (isReady ? found(preview) : <Problems preview={preview} />)}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button loading={isBusy} onClick={() => void submit()}>
            {isReady ? replaceLabel : t('sales.table_rates.look')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
