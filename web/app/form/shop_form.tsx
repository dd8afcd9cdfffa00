import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useState, type FormEvent, type ReactNode } from 'react'
import { useWords, type Translate } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { ErrorSummary } from './error_summary'
import { FormContext } from './form_context'
import type { FormRefusal } from './refusal'

interface ShopFormProps {
  /** Words of a field, by its name. */
  labelOf: (name: string) => string
  /** What the fields begin with. */
  values?: Readonly<Record<string, unknown>> | undefined
  /** The action's answer when it refused. */
  refusal?: FormRefusal | undefined
  /** Said above the form when something that must be filled was left empty. */
  incomplete?: string
  submit: string
  /** What the form is about, where a page has several. */
  intent?: string
  /** Beside the button. */
  aside?: ReactNode
  children: ReactNode
}

type Seen = Pick<FormRefusal, 'message' | 'fields' | 'isIncomplete'>

/**
 * A form of the shop. It works without a script; with one, what the browser can see at once (left empty, not an address)
 * is said in our own words before anything is sent. What the server refuses stands beside the fields, which keep what was
 * typed.
 */
export function ShopForm(props: ShopFormProps) {
  const { labelOf, values, refusal, incomplete, submit, intent, aside, children } = props
  const t = useWords()
  const navigation = useNavigation()
  const isPending = navigation.formMethod === 'POST' && (navigation.formData?.get('intent') ?? undefined) === intent
  const [isAlive, setAlive] = useState(false)
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => setAlive(true), [])
  useEffect(() => setSeen(null), [refusal])
  const shown = seen ?? refusal ?? null
  const state = useMemo(
    () => ({ labelOf, values: values ?? {}, typed: refusal?.values ?? null, faults: shown?.fields ?? {} }),
    [labelOf, values, shown, refusal]
  )
  const check = (event: FormEvent<HTMLFormElement>) => {
    const fields = faultsOf(event.currentTarget, t)
    if (Object.keys(fields).length === 0) return
    event.preventDefault()
    const isIncomplete = Object.values(fields).includes(t('form.required'))
    setSeen({ message: '', fields, isIncomplete })
  }
  return (
    <Form method="post" className="grid gap-5" noValidate={isAlive} onSubmit={check}>
      <CsrfField />
      {intent && <input type="hidden" name="intent" value={intent} />}
      <FormContext.Provider value={state}>
        {shown && <ErrorSummary refusal={shown} incomplete={incomplete} />}
        {children}
      </FormContext.Provider>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isBusy={isPending}>
          {isPending ? t('form.pending') : submit}
        </Button>
        {aside}
      </div>
    </Form>
  )
}

/** What the browser itself finds wrong, in our words. */
function faultsOf(form: HTMLFormElement, t: Translate): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
    const { validity, name } = field
    // What is folded away is not asked for: the server knows which of it was needed.
    if (!name || validity.valid || field.getClientRects().length === 0) continue
    if (validity.valueMissing) faults[name] = t('form.required')
    else if (field.type === 'email') faults[name] = t('form.email')
    else faults[name] = field.validationMessage
  }
  return faults
}
