import { useCallback, useRef, useState } from 'react'
import { useField, type Field } from '../form/form_context'
import { notifyProblem } from '../notify'
import { useWords } from '#web/lib/i18n'

/** Something that was sent in, as far as choosing it is concerned. */
export interface Picked {
  id: number
  name: string
}

export interface PickedFiles<F extends Picked> extends Field {
  /** What is named now, in order. */
  chosen: F[]
  /** Null: the value is one number. */
  most: number | null
  isBusy: boolean
  pick: (file: F) => void
  send: (files: readonly File[]) => void
  remove: (id: number) => void
  move: (id: number, by: -1 | 1) => void
}

interface PickedOptions<F extends Picked> {
  name: string
  label: string
  /** Those that were named when the form was opened. */
  known: readonly F[]
  /** Several may be named, at most so many. Absent: one. */
  most?: number
  /** Sends one in. */
  upload: (file: File) => Promise<F | null>
}

/** A field whose value is the numbers of files: sent in when they are chosen, named when the form is saved. */
export function usePickedFiles<F extends Picked>(options: PickedOptions<F>): PickedFiles<F> {
  const { name, label, known, most = null, upload } = options
  const t = useWords()
  const [fresh, setFresh] = useState<readonly F[]>([])
  const [isBusy, setBusy] = useState(false)
  const find = (id: unknown) => [...fresh, ...known].find((file) => file.id === id)
  const display = useCallback(
    (value: unknown) =>
      [value ?? []]
        .flat()
        .map((id) => [...fresh, ...known].find((file) => file.id === id)?.name ?? String(id))
        .join(', '),
    [fresh, known]
  )
  const field = useField(name, label, display)
  const ids = [field.value ?? []].flat() as number[]
  // Files that are sent in together come one after the other, before the form is drawn again.
  const latest = useRef(ids)
  latest.current = ids
  const set = (next: number[]) => {
    latest.current = next
    field.set(most === null ? (next[0] ?? null) : next)
  }
  const pick = (file: F) => {
    setFresh((before) => [file, ...before])
    if (most === null) return set([file.id])
    const present = latest.current.filter((id) => id !== file.id)
    if (present.length < most) set([...present, file.id])
  }
  const send = async (files: readonly File[]) => {
    setBusy(true)
    for (const file of files) {
      try {
        const taken = await upload(file)
        if (taken) pick(taken)
      } catch (refused) {
        notifyProblem(refused, t)
      }
    }
    setBusy(false)
  }
  const move = (id: number, by: -1 | 1) => {
    const at = ids.indexOf(id)
    const moved = ids.filter((one) => one !== id)
    moved.splice(at + by, 0, id)
    set(moved)
  }
  return {
    ...field,
    chosen: ids.flatMap((id) => find(id) ?? []),
    most,
    isBusy,
    pick,
    send: (files) => void send(files),
    remove: (id) => set(ids.filter((one) => one !== id)),
    move,
  }
}
