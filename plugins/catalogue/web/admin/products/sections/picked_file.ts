import { useCallback, useState } from 'react'
import { useField, type Field } from '#web/admin/form/form_context'
import { notifyProblem } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'

/** Something that was sent in, as far as choosing it is concerned. */
export interface Picked {
  id: number
  name: string
}

export interface PickedFile<F extends Picked> extends Field {
  /** What is named now; null: nothing. */
  shown: F | null
  isBusy: boolean
  pick: (file: F) => void
  send: (file: File | null) => void
  remove: () => void
}

interface PickedOptions<F extends Picked> {
  name: string
  label: string
  /** Those that the product named when it was read. */
  known: readonly F[]
  /** Sends one in. */
  upload: (file: File) => Promise<F | null>
}

/** A field whose value is the number of a picture or file: sent in when it is chosen, named when the form is saved. */
export function usePickedFile<F extends Picked>({ name, label, known, upload }: PickedOptions<F>): PickedFile<F> {
  const t = useWords()
  const [fresh, setFresh] = useState<readonly F[]>([])
  const [isBusy, setBusy] = useState(false)
  const all = [...fresh, ...known]
  const display = useCallback(
    (value: unknown) => [...fresh, ...known].find(({ id }) => id === value)?.name ?? String(value),
    [fresh, known]
  )
  const field = useField(name, label, display)
  const pick = (file: F) => {
    setFresh((before) => [file, ...before])
    field.set(file.id)
  }
  const send = async (file: File | null) => {
    if (!file) return
    setBusy(true)
    try {
      const taken = await upload(file)
      if (taken) pick(taken)
    } catch (refused) {
      notifyProblem(refused, t)
    } finally {
      setBusy(false)
    }
  }
  return {
    ...field,
    shown: all.find(({ id }) => id === field.value) ?? null,
    isBusy,
    pick,
    send: (file) => void send(file),
    remove: () => field.set(null),
  }
}
