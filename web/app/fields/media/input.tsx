import { useEffect, useState } from 'react'
import { PickerField } from '#web/admin/media/picker_field'
import { usePickedFiles } from '#web/admin/media/picked_files'
import { useFormContext } from '#web/admin/form/form_context'
import { valueAt } from '#web/admin/form/paths'
import { call } from '#web/lib/clients'
import { MediumShown, type Medium } from './medium_shown'
import { kitProps, option, type FieldInputProps } from '../field_props'

/** Files of the media library: sent in or chosen there, put in order, taken out. */
export function MediaInput(props: FieldInputProps) {
  const kit = kitProps(props)
  const types = (option<string[]>(props, 'accept') ?? ['image']).join(',')
  const isMany = option<boolean>(props, 'many') ?? false
  const known = useKnown(kit.name)
  const upload = async (file: File) => {
    const data = new FormData()
    data.set('file', file)
    const answer = await call('POST', 'platform.admin.media.store', { data, query: { types } })
    return answer ? answer.data : null
  }
  const field = usePickedFiles<Medium>({
    name: kit.name,
    label: kit.label,
    known,
    upload,
    ...(isMany ? { most: option<number>(props, 'max') ?? 50 } : {}),
  })
  return (
    <PickerField
      {...kit}
      field={field}
      accept={(option<string[]>(props, 'mime') ?? []).join(',')}
      kind={types === 'image' ? 'picture' : 'file'}
      find={(q, signal) => found({ types, ...(q ? { q } : {}) }, signal)}
      draw={(medium) => <MediumShown medium={medium} />}
    />
  )
}

/** What the form named when it was opened. */
function useKnown(name: string): readonly Medium[] {
  const { form } = useFormContext()
  const [ids] = useState(() => [valueAt(form.values, name) ?? []].flat().join(','))
  const [known, setKnown] = useState<readonly Medium[]>([])
  useEffect(() => {
    const aborter = new AbortController()
    // Without an answer the fields show nothing, and keep their value.
    if (ids) found({ ids }, aborter.signal).then(setKnown, () => undefined)
    return () => aborter.abort()
  }, [ids])
  return known
}

async function found(query: { q?: string; ids?: string; types?: string }, signal: AbortSignal): Promise<Medium[]> {
  const answer = await call('GET', 'platform.admin.media.index', { query: query as never, signal })
  return answer ? answer.data : []
}
