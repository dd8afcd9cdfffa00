import { Form, useNavigation } from '@remix-run/react'
import { useMemo, useRef, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { Button } from '#web/ui/button'
import { CsrfField } from '#web/ui/csrf_field'
import { ErrorSummary } from './error_summary'
import { FormContext } from './form_context'
import { useSavedInput } from './saved_input'
import type { FormRefusal } from './refusal'

interface ShopFormProps {
  /** Label of a field, by its name. */
  labelOf: (name: string) => string
  /** Initial values of the fields. */
  values?: Readonly<Record<string, unknown>> | undefined
  /** From the action, when it refused the form. */
  refusal?: FormRefusal | undefined
  /** Message above the form for an empty required field. */
  incomplete?: string
  submit: string
  /** Tells several forms of a page apart in the action. */
  intent?: string
  /** Shown beside the button. */
  aside?: ReactNode
  /** On phones: shown left of the button, in a bar at the bottom of the screen. Absent: no bar. */
  bar?: ReactNode
  /** Key under which the input is saved in the tab, to restore it when the session had expired and the visitor signs in again. */
  inputKey?: string
  /** Address that takes the form, below the base path. Absent: the page's own. */
  action?: string
  children: ReactNode
}

/**
 * A form of the shop. It works without JavaScript. Only the server validates, so that all errors are shown at once: the
 * browser's validation would show its own first, one by one. The fields keep the refused input.
 */
export function ShopForm(props: ShopFormProps) {
  const { labelOf, values, refusal, incomplete, submit, intent, aside, bar, inputKey, action, children } = props
  const t = useWords()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const saveTyped = useSavedInput(inputKey, form)
  const isPending = navigation.formMethod === 'POST' && (navigation.formData?.get('intent') ?? undefined) === intent
  const state = useMemo(
    () => ({ labelOf, values: values ?? {}, typed: refusal?.values ?? null, faults: refusal?.fields ?? {} }),
    [labelOf, values, refusal]
  )
  const button = (
    <Button type="submit" isBusy={isPending} className="in-[.foot-bar]:max-md:flex-auto">
      {isPending ? t('form.pending') : submit}
    </Button>
  )
  return (
    <Form
      ref={form}
      method="post"
      {...(action ? { action } : {})}
      className="grid gap-5"
      noValidate
      onSubmit={saveTyped}
    >
      <CsrfField />
      {intent && <input type="hidden" name="intent" value={intent} />}
      <FormContext.Provider value={state}>
        {refusal && <ErrorSummary refusal={refusal} incomplete={incomplete} />}
        {children}
      </FormContext.Provider>
      <div className="flex flex-wrap items-center gap-4">
        {bar ? <FootBar bar={bar} button={button} /> : button}
        {aside}
      </div>
    </Form>
  )
}

/** On phones a bar fixed to the bottom of the screen; elsewhere the button alone. */
function FootBar({ bar, button }: { bar: ReactNode; button: ReactNode }) {
  return (
    <div className="foot-bar fixed inset-x-0 bottom-0 z-20 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:static short:border-0 short:p-0 md:static md:border-0 md:p-0 print:hidden">
      <div className="flex-auto md:hidden">{bar}</div>
      {button}
    </div>
  )
}
