import { Dropzone } from '@mantine/dropzone'
import { Group, Input, Text } from '@mantine/core'
import { useId } from 'react'
import { formatFileSize } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { IconFile, IconUpload } from '../icons'

interface FileDropProps {
  label: string
  help?: string
  /** File extensions and MIME types for the file chooser. The server checks the content. */
  accept: string[]
  file: File | null
  onChange: (file: File | null) => void
  disabled?: boolean
}

/** A drop zone for one file, which also opens the file chooser. */
export function FileDrop({ label, help, accept, file, onChange, disabled = false }: FileDropProps) {
  const t = useWords()
  const locale = useLocale()
  const id = useId()
  return (
    <Input.Wrapper label={label} description={help} id={id}>
      <Dropzone
        my={4}
        multiple={false}
        disabled={disabled}
        onDrop={(files) => onChange(files[0] ?? null)}
        accept={accept.some((each) => each.startsWith('.')) ? {} : accept}
        inputProps={{ 'id': id, 'aria-label': label, 'accept': accept.join(',') }}
        aria-label={label}
      >
        <Group gap="sm" mih={64} wrap="nowrap" style={{ pointerEvents: 'none' }}>
          {file ? <IconFile size={28} /> : <IconUpload size={28} />}
          {file ? (
            <div>
              <Text fw={500}>{file.name}</Text>
              <Text size="sm" c="dimmed">
                {formatFileSize(locale, file.size)}
              </Text>
            </div>
          ) : (
            <Text>{t('admin.form.drop')}</Text>
          )}
        </Group>
      </Dropzone>
    </Input.Wrapper>
  )
}
