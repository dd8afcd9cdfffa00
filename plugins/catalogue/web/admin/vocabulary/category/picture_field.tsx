import { Button, FileButton, Input } from '@mantine/core'
import { useState } from 'react'
import { useField } from '#web/admin/form/form_context'
import { useBusy } from '#web/admin/use_busy'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'

interface PictureFieldProps {
  name: string
  label: string
  /** The one that was saved. */
  shown: { url: string } | null
}

const accepted = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** A picture field. The picture is uploaded when it is chosen, and assigned when the form is saved. */
export function PictureField({ name, label, shown }: PictureFieldProps) {
  const t = useWords()
  const { isBusy, run } = useBusy()
  const { id, value, set, error, readOnly } = useField(name, label)
  const [sent, setSent] = useState<{ id: number; url: string } | null>(null)
  const [saved] = useState({ id: value, url: shown?.url })
  const url = sent && sent.id === value ? sent.url : value !== null && value === saved.id ? saved.url : shown?.url
  const send = async (file: File) => {
    const data = new FormData()
    data.append('file', file)
    const answer = await call('POST', 'catalogue.admin.category_pictures.store', { data })
    if (!answer) return
    setSent({ id: answer.data.mediaId, url: answer.data.url })
    set(answer.data.mediaId)
  }
  return (
    <Input.Wrapper id={id} label={label} error={error}>
      <div className="admin-picture-field">
        {value !== null && url && <img src={url} alt={label} />}
        {!readOnly && (
          <FileButton onChange={(file) => file && void run(() => send(file))} accept={accepted}>
            {(props) => (
              <Button {...props} id={id} variant="default" loading={isBusy}>
                {t(value === null ? 'catalogue.vocabulary.choose_picture' : 'catalogue.vocabulary.replace_picture')}
              </Button>
            )}
          </FileButton>
        )}
        {!readOnly && value !== null && (
          <Button variant="subtle" color="gray" onClick={() => set(null)}>
            {t('catalogue.vocabulary.remove_picture')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
