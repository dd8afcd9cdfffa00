import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { PickerField } from '#web/admin/media/picker_field'
import { usePickedFiles } from '#web/admin/media/picked_files'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { findMedia, useMedia, type FoundMedia, type Medium } from './find_media'
import { MediumShown } from './medium_shown'
import { kitProps, option, type FieldInputProps } from '../field_props'

/** Files of the media library: sent in or chosen there, put in order, taken out. */
export function MediaInput(props: FieldInputProps) {
  const kit = kitProps(props)
  const types = (option<string[]>(props, 'accept') ?? ['image']).join(',')
  const isMany = option<boolean>(props, 'many') ?? false
  const { form } = useFormContext()
  const [opened] = useState(() => [valueAt(form.values, kit.name) ?? []].flat().join(','))
  const upload = async (file: File) => {
    const data = new FormData()
    data.set('file', file)
    const answer = await call('POST', 'platform.admin.media.store', { data, query: { types } as never })
    return answer ? answer.data : null
  }
  const field = usePickedFiles<Medium>({
    name: kit.name,
    label: kit.label,
    known: useMedia(opened),
    upload,
    ...(isMany ? { most: option<number>(props, 'max') ?? 50 } : {}),
  })
  const [categories, setCategories] = useState<FoundMedia['meta']['categories']>([])
  const find = async (q: string, signal: AbortSignal, category: number | null) => {
    const query = Object.assign({ types }, q ? { q } : null, category ? { mediaCategoryId: category } : null)
    const found = await findMedia(query, signal)
    setCategories(found.meta.categories)
    return found.data
  }
  return (
    <PickerField
      {...kit}
      field={field}
      accept={(option<string[]>(props, 'mime') ?? []).join(',')}
      kind={types === 'image' ? 'picture' : 'file'}
      find={find}
      categories={categories}
      draw={(medium) => <MediumShown medium={medium} />}
      shown={(medium) => (
        <>
          <MediumShown medium={medium} />
          <AltText medium={medium} />
        </>
      )}
    />
  )
}

/** Leads to where the library says what a picture shows. */
function AltText({ medium: { id, name, type, alt } }: { medium: Medium }) {
  const t = useWords()
  const path = useScreenPath()('platform.admin.library.form', { id })
  if (!path || type !== 'image') return null
  const words = t(Object.keys(alt).length > 0 ? 'admin.media.alt' : 'admin.media.alt_missing')
  return (
    <Anchor component={Link} to={path} target="_blank" size="xs" aria-label={`${words} – ${name}`}>
      {words}
    </Anchor>
  )
}
