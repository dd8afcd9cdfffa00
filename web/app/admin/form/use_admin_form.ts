import { useCallback, useEffect, useRef, useState } from 'react'
import { useRevalidator } from '@remix-run/react'
import { useWords } from '#web/lib/i18n'
import { fieldErrors, problemOf, type Problem } from '#web/lib/problem'
import { notifyDone } from '../notify'
import { merged, type Conflict, type Side } from './conflict'
import { useFigures, type Amount, type Figures, type MoneyWords } from './figures'
import { counterpartAt, isSame, valueAt, withValue, type FormValues } from './paths'

export interface FormOptions<V extends FormValues, A> {
  /** Initial values, from the loader. */
  values: V
  /** Version of the edited row; absent for a new one. */
  version?: number
  /**
   * Sends the values. The messages of a refusal are shown at their fields. `base` is what the server has as far as the form
   * knows: after a save it is newer than the loaded row until the page has reloaded it.
   */
  save: (values: V, version: number | undefined, base: V) => Promise<A | false>
  /** Converts the row of a 409 to values, so that the user can resolve the conflict by field. */
  fresh?: (row: unknown) => { values: V; version: number }
  /** Called after saving, for example to navigate. Default: reloads the page's data. */
  onSaved?: (answer: A) => void
  /** Success message; null when `onSaved` shows one. */
  saved?: string | null
}

export interface AdminFormState<V extends FormValues = FormValues> {
  values: V
  set: (path: string, value: unknown) => void
  /** Message of each field, by path. */
  errors: Record<string, string>
  /** Message of a refusal that belongs to no field. */
  failure: string | null
  /** Number of refused saves. A change moves the focus to the summary. */
  refusals: number
  isDirty: boolean
  isSaving: boolean
  submit: () => Promise<void>
  reset: () => void
  conflict: Conflict<V> | null
  settle: (chosen: Record<string, Side>) => void
  dismissConflict: () => void
  /** True from a successful save to the next change. Then leaving needs no warning. */
  mayLeave: () => boolean
  /** State of the number fields. */
  figures: Figures
  /** Registers a value as an amount. */
  registerMoney: (path: string, words: MoneyWords) => void
}

/** State of a back office form. The input stays until it is saved, whatever the server responds. */
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
  const figures = useFigures()
  const money = useRef(new Map<string, MoneyWords>()).current
  const registerMoney = useCallback((path: string, words: MoneyWords) => void money.set(path, words), [money])
  const isDirty = !isSame(values, base) || Object.keys(figures.unread).length > 0
  useFresh(options, isDirty, (next) => {
    setValues(next)
    setBase(next)
    version.current = options.version
  })

  const submit = async () => {
    if (busy.current) return
    if (!figures.mayGo(amountsOf(money, base, values))) {
      // Unreadable inputs are listed above the form; a jump is confirmed beside the button.
      if (Object.keys(figures.unread).length > 0) setRefusal(({ count }) => ({ problem: null, count: count + 1 }))
      return
    }
    busy.current = true
    setSaving(true)
    try {
      const answer = await options.save(values, version.current, base)
      if (answer === false) throw new Error('Unknown route')
      setRefusal({ problem: null, count: 0 })
      setBase(values)
      // Input before the page has reloaded the row is a change of the values saved just now.
      version.current = versionIn(answer) ?? version.current
      figures.clear()
      left.current = true
      if (options.saved !== null) notifyDone(options.saved ?? t('admin.form.saved'))
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
  const { dismiss } = figures
  return {
    values,
    set: useCallback(
      (path, value) => {
        left.current = false
        dismiss()
        setValues((before) => withValue(before, path, value))
      },
      [dismiss]
    ),
    errors: {
      ...(problem ? fieldErrors(problem) : {}),
      ...(figures.areErrorsShown ? messagesOf(figures.unread) : {}),
    },
    failure: problem ? failureOf(problem, t('shell.errors.generic')) : null,
    refusals: refusal.count,
    isDirty,
    isSaving,
    submit,
    reset: () => {
      setValues(base)
      figures.clear()
      setRefusal({ problem: null, count: 0 })
    },
    conflict,
    settle,
    dismissConflict: () => setConflict(null),
    mayLeave: () => left.current,
    figures,
    registerMoney,
  }
}

const unknownProblem = { status: 500, errors: [] as Problem['errors'] } as Problem

/** The version in the response of a save. */
function versionIn(answer: unknown): number | undefined {
  const row = (answer as { data?: { version?: unknown } } | null | undefined)?.data
  return typeof row?.version === 'number' ? row.version : undefined
}

/** The amounts of a form with their loaded values. */
function amountsOf(money: Map<string, MoneyWords>, base: FormValues, values: FormValues): [string, Amount][] {
  return [...money].map(([path, words]) => {
    const from = counterpartAt(base, values, path)
    const to = valueAt(values, path)
    return [path, { ...words, from: numberOr(from), to: numberOr(to) }]
  })
}

const numberOr = (value: unknown) => (typeof value === 'number' ? value : null)

function messagesOf(unread: Figures['unread']): Record<string, string> {
  return Object.fromEntries(Object.entries(unread).map(([path, { message }]) => [path, message]))
}

/** The message of a refusal that belongs to no field. */
function failureOf({ errors }: Problem, fallback: string): string | null {
  const own = errors.filter(({ field }) => !field).map(({ message }) => message)
  if (own.length > 0) return own.join(' ')
  return errors.length === 0 ? fallback : null
}

/** Takes over reloaded values, unless there is unsaved input. */
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
