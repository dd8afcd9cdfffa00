import { Text } from '@mantine/core'
import { IconFile } from '#web/admin/icons'
import { PickerField } from '#web/admin/media/picker_field'
import { usePickedFiles } from '#web/admin/media/picked_files'
import { call } from '#web/lib/clients'
import { formatFileSize } from '#web/lib/formats'
import { useLocale } from '#web/lib/shell'
import { useProductForm } from '../form_data'
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
  const field = usePickedFiles<FormPicture>({ name, label, known: files.pictures, upload: sendPicture })
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
  const field = usePickedFiles<FormFile>({ name, label, known: files.files, upload: sendFile })
  const draw = ({ name: file, bytes }: FormFile) => (
    <>
      <IconFile size={28} />
      <span>
        {file} <span className="admin-hint">{formatFileSize(locale, bytes)}</span>
      </span>
    </>
  )
  return <PickerField field={field} label={label} required={required} kind="file" find={findFiles} draw={draw} />
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
