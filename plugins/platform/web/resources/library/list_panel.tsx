import { ActionIcon, Button, Group, Progress, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { useRevalidator } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { IconUpload, IconX } from '#web/admin/icons'
import { formatFileSize } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { useUploads, type Upload } from './use_uploads'

/** Sends files to the library: dropped or chosen, several at once. */
export default function Uploads() {
  const t = useWords()
  const can = useCan()
  const { revalidate } = useRevalidator()
  const { uploads, add, stop, clear } = useUploads(revalidate)
  if (!can('platform.library.upload')) return null
  const isOver = uploads.length > 0 && uploads.every(({ state }) => state !== 'waiting' && state !== 'sending')
  const done = uploads.filter(({ state }) => state === 'done').length
  return (
    <Stack gap="sm" mb="md">
      <Dropzone
        multiple
        onDrop={add}
        aria-label={t('platform.library.drop')}
        inputProps={{ 'aria-label': t('platform.library.drop') }}
      >
        <Group gap="sm" mih={56} justify="center" style={{ pointerEvents: 'none' }}>
          <IconUpload size={24} />
          <Text>{t('platform.library.drop')}</Text>
        </Group>
      </Dropzone>
      {uploads.length > 0 && (
        <ul className="admin-uploads" aria-label={t('platform.library.uploads')}>
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} onStop={() => stop(upload.key)} />
          ))}
        </ul>
      )}
      <p className="sr-only" role="status">
        {isOver ? t('platform.library.over', { done, all: uploads.length }) : ''}
      </p>
      {isOver && (
        <Group>
          <Button variant="subtle" size="xs" onClick={clear}>
            {t('platform.library.clear')}
          </Button>
        </Group>
      )}
    </Stack>
  )
}

function UploadLine({ upload, onStop }: { upload: Upload; onStop: () => void }) {
  const t = useWords()
  const locale = useLocale()
  const { name, bytes, state, share, problem } = upload
  const isOpen = state === 'waiting' || state === 'sending'
  const stopLabel = t('platform.library.stop', { name })
  // The server looks at the file after its last byte has arrived.
  const words = state === 'sending' && share === 1 ? 'checking' : state
  return (
    <li>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" truncate>
          {name} <span className="admin-hint">{formatFileSize(locale, bytes)}</span>
        </Text>
        <Group gap="xs" wrap="nowrap">
          <Text size="sm" c={state === 'failed' ? 'red' : 'dimmed'}>
            {t(`platform.library.state.${words}`)}
          </Text>
          {isOpen && (
            <ActionIcon variant="subtle" color="gray" aria-label={stopLabel} title={stopLabel} onClick={onStop}>
              <IconX size={16} />
            </ActionIcon>
          )}
        </Group>
      </Group>
      {isOpen && <Progress value={Math.round(share * 100)} aria-label={name} size="sm" mt={4} />}
      {problem && (
        <Text size="sm" c="red" role="alert">
          {problem}
        </Text>
      )}
    </li>
  )
}
