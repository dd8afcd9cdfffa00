import { Button, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { FileDrop } from '#web/admin/form/file_drop'
import { FormSection } from '#web/admin/form/form_section'
import { notifyDone, notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ImportData } from './import_data'

/** The zip of pictures and videos that the rows name. */
export function ImagesSection({ found, isReadOnly }: { found: ImportData; isReadOnly: boolean }) {
  const t = useWords()
  const revalidator = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)
  const send = async () => {
    if (!file) return
    setSending(true)
    const form = new FormData()
    form.append('file', file)
    try {
      await call('POST', 'platform.admin.import_images.store', { params: { id: found.id }, data: form })
      setFile(null)
      notifyDone(t('platform.imports.images_kept'))
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    } finally {
      setSending(false)
    }
  }
  return (
    <FormSection title={t('platform.imports.images')}>
      {found.hasImages && <Text>{t('platform.imports.images_there', { name: found.imagesName ?? '' })}</Text>}
      {!isReadOnly && (
        <>
          <FileDrop
            label={t('platform.imports.images_label')}
            help={t('platform.imports.images_help')}
            accept={['.zip', 'application/zip']}
            file={file}
            onChange={setFile}
            disabled={isSending}
          />
          {file && (
            <Button variant="default" onClick={() => void send()} loading={isSending}>
              {t('platform.imports.images_send')}
            </Button>
          )}
        </>
      )}
    </FormSection>
  )
}
