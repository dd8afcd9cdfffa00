import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { fieldErrors, problemOf, type Problem } from '#web/lib/problem'
import { notifyDone } from '../notify'
import { merged, type Conflict, type Side } from './conflict'
import { isSame, withValue, type FormValues } from './paths'

export interface FormOptions<V extends FormValues, A> {
  /** What the loader read, as the form's values. */
  values: V
  /** The version that is edited; absent for something new. */
  version?: number
  /** Sends the values; a refusal's messages go to their fields. */
  save: (values: V, version: number | undefined) => Promise<A | false>
  /** The row of a 409 as values: with it a conflict is settled field by field. */
  fresh?: (row: unknown) => { values: V; version: number }
  /** After a save: lead on, for one. Default: the page's data is read again. */
  onSaved?: (answer: A) => void
  /** What is said after a save. */
  saved?: string
}

export interface AdminFormState<V extends FormValues = FormValues> {
  values: V
  set: (path: string, value: unknown) => void
  /** Message of each field, by path. */
  errors: Record<string, string>
  /** A refusal that is no field's. */
  failure: string | null
  /** Grows with every refused save: the summary takes the focus. */
  refusals: number
  isDirty: boolean
  isSaving: boolean
  submit: () => Promise<void>
  reset: () => void
  conflict: Conflict<V> | null
  settle: (chosen: Record<string, Side>) => void
  dismissConflict: () => void
  /** True from a save that worked until something changes again: one may leave. */
  mayLeave: () => boolean
}

/** State of a form: what was typed stays until it is saved, whatever the server says. */
export function useAdminForm<V extends FormValues, A>(options: FormOptions<V, A>): AdminFormState<V> {
  const t = useWords()
  const revalidator = useRevalidator()
  const [values, setValues] = useState(options.values)
  const [base, setBase] = useState(options.values)
  const [refusal, setRefusal] = useState<{ problem: Problem | null; count: number }>({ problem: null, count: 0 })
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const [isSaving, setSaving] = useState(false)
  const version = useRef(options.version)
  const busy = useRef(false)
  const left = useRef(false)
  const isDirty = !isSame(values, base)
  useFresh(options, isDirty, (next) => {
    setValues(next)
    setBase(next)
    version.current = options.version
  })

  const submit = async () => {
    if (busy.current) return
    busy.current = true
    setSaving(true)
    try {
      const answer = await options.save(values, version.current)
      if (answer === false) throw new Error('Unknown route')
      setRefusal({ problem: null, count: 0 })
      setBase(values)
      left.current = true
      notifyDone(options.saved ?? t('admin.form.saved'))
      if (options.onSaved) options.onSaved(answer)
      else revalidator.revalidate()
    } catch (error) {
      const problem = problemOf(error)
      const current = problem?.status === 409 ? problem.errors[0]?.meta?.current : undefined
      if (current && options.fresh) {
        const { values: theirs, version: theirVersion } = options.fresh(current)
        setConflict({ base, theirs, version: theirVersion })
      } else setRefusal(({ count }) => ({ problem: problem ?? unknownProblem, count: count + 1 }))
    } finally {
      busy.current = false
      setSaving(false)
    }
  }

  const settle = (chosen: Record<string, Side>) => {
    if (!conflict) return
    setValues(merged(values, conflict, chosen))
    setBase(conflict.theirs)
    version.current = conflict.version
    setConflict(null)
  }

  const { problem } = refusal
  return {
    values,
    set: useCallback((path, value) => {
      left.current = false
      setValues((before) => withValue(before, path, value))
    }, []),
    errors: problem ? fieldErrors(problem) : {},
    failure: problem ? failureOf(problem, t('shell.errors.generic')) : null,
    refusals: refusal.count,
    isDirty,
    isSaving,
    submit,
    reset: () => {
      setValues(base)
      setRefusal({ problem: null, count: 0 })
    },
    conflict,
    settle,
    dismissConflict: () => setConflict(null),
    mayLeave: () => left.current,
  }
}

const unknownProblem = { status: 500, errors: [] as Problem['errors'] } as Problem

/** What a refusal says beside its fields. */
function failureOf({ errors }: Problem, fallback: string): string | null {
  const own = errors.filter(({ field }) => !field).map(({ message }) => message)
  if (own.length > 0) return own.join(' ')
  return errors.length === 0 ? fallback : null
}

/** Takes over what the loader reads anew, unless something was typed meanwhile. */
function useFresh<V extends FormValues>(
  { values, version }: { values: V; version?: number },
  isDirty: boolean,
  adopt: (values: V) => void
): void {
  const seen = useRef({ values, version })
  useEffect(() => {
    if (isSame(seen.current, { values, version })) return
    seen.current = { values, version }
    if (!isDirty) adopt(values)
  })
}
