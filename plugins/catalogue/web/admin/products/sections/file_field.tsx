import { Button, FileButton, Input, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { IconFile } from '#web/admin/icons'
import { call } from '#web/lib/clients'
import { formatFileSize } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { useProductForm } from '../form_data'
import { FileChooser } from './file_chooser'
import { usePickedFile, type Picked, type PickedFile } from './picked_file'
import type { FormFile, FormPicture } from '../values'

interface AttributeFileProps {
  name: string
  label: string
  required: boolean
}

const pictureKinds = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** An attribute whose value is a picture of the media library. */
export function PictureAttribute({ name, label, required }: AttributeFileProps) {
  const { files } = useProductForm()
  const field = usePickedFile<FormPicture>({ name, label, known: files.pictures, upload: sendPicture })
  return (
    <PickerField
      field={field}
      label={label}
      required={required}
      accept={pictureKinds}
      shown={({ url, name: file }) => (
        <>
          <img src={url} alt="" />
          <Text size="sm">{file}</Text>
        </>
      )}
      kind="picture"
      find={findPictures}
      draw={({ url, name: file }) => (
        <>
          <img src={url} alt="" loading="lazy" />
          <span>{file}</span>
        </>
      )}
    />
  )
}

/** An attribute whose value is a file that everybody may fetch. */
export function FileAttribute({ name, label, required }: AttributeFileProps) {
  const locale = useLocale()
  const { files } = useProductForm()
  const field = usePickedFile<FormFile>({ name, label, known: files.files, upload: sendFile })
  const draw = ({ name: file, bytes }: FormFile) => (
    <>
      <IconFile size={28} />
      <span>
        {file} <span className="admin-hint">{formatFileSize(locale, bytes)}</span>
      </span>
    </>
  )
  return (
    <PickerField
      field={field}
      label={label}
      required={required}
      shown={draw}
      kind="file"
      find={findFiles}
      draw={draw}
    />
  )
}

interface PickerFieldProps<F extends Picked> {
  field: PickedFile<F>
  label: string
  required: boolean
  accept?: string
  kind: 'picture' | 'file'
  /** What is named now. */
  shown: (file: F) => ReactNode
  find: (q: string, signal: AbortSignal) => Promise<F[]>
  draw: (file: F) => ReactNode
}

function PickerField<F extends Picked>(props: PickerFieldProps<F>) {
  const { field, label, required, accept, kind, shown, find, draw } = props
  const t = useWords()
  const [isChoosing, setChoosing] = useState(false)
  const { id, error, readOnly, isBusy } = field
  const isEmpty = field.value === null || field.value === undefined
  const say = (word: string) => t(`catalogue.product_form.files.${word}`, { label })
  return (
    <Input.Wrapper id={id} label={label} error={error} required={required}>
      <div className="admin-picture-field" data-kind={kind}>
        {field.shown && <span className="admin-picked">{shown(field.shown)}</span>}
        {isEmpty && readOnly && <Text c="dimmed">–</Text>}
        {!readOnly && (
          <>
            <FileButton onChange={field.send} {...(accept ? { accept } : {})}>
              {(button) => (
                <Button {...button} id={id} variant="default" size="xs" loading={isBusy} aria-label={say('send_label')}>
                  {say('send')}
                </Button>
              )}
            </FileButton>
            <Button variant="default" size="xs" onClick={() => setChoosing(true)} aria-label={say('choose_label')}>
              {say('choose')}
            </Button>
          </>
        )}
        {!readOnly && !isEmpty && (
          <Button variant="subtle" color="gray" size="xs" onClick={field.remove} aria-label={say('remove_label')}>
            {say('remove')}
          </Button>
        )}
      </div>
      {isChoosing && (
        <FileChooser
          title={t(`catalogue.product_form.files.choose_${kind}`)}
          find={find}
          draw={draw}
          onPick={(file) => {
            field.pick(file)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </Input.Wrapper>
  )
}

async function sendPicture(file: File): Promise<FormPicture | null> {
  const answer = await call('POST', 'catalogue.admin.product_images.store', { data: formOf(file) })
  if (!answer) return null
  const { mediaId, name, url } = answer.data
  return { id: mediaId, name, url }
}

async function sendFile(file: File): Promise<FormFile | null> {
  const answer = await call('POST', 'catalogue.admin.product_files.store', { data: formOf(file) })
  return answer ? answer.data : null
}

function formOf(file: File): FormData {
  const data = new FormData()
  data.set('file', file)
  return data
}

async function findPictures(q: string, signal: AbortSignal): Promise<FormPicture[]> {
  const answer = await call('GET', 'catalogue.admin.product_images.index', { query: q ? { q } : {}, signal })
  return answer ? answer.data : []
}

async function findFiles(q: string, signal: AbortSignal): Promise<FormFile[]> {
  const answer = await call('GET', 'catalogue.admin.product_files.index', { query: q ? { q } : {}, signal })
  return answer ? answer.data : []
}
