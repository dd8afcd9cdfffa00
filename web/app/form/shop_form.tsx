import { Form, useNavigation } from '@remix-run/react'
import { useMemo, type ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
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
  /** Stands left of the button in a bar at the foot of a phone's screen; absent: the button stays below the form. */
  bar?: ReactNode
  children: ReactNode
}

/**
 * A form of the shop. It works without a script. The server alone says what is wrong, so that all of it is told at once: the
 * browser's own check would show its faults first, one by one. They stand beside the fields, which keep what was typed.
 */
export function ShopForm(props: ShopFormProps) {
  const { labelOf, values, refusal, incomplete, submit, intent, aside, bar, children } = props
  const t = useWords()
  const navigation = useNavigation()
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
    <Form method="post" className="grid gap-5" noValidate>
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

/** On a phone within the thumb, whatever is in view; elsewhere the button alone. */
function FootBar({ bar, button }: { bar: ReactNode; button: ReactNode }) {
  return (
    <div className="foot-bar fixed inset-x-0 bottom-0 z-20 flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-paper px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:static short:border-0 short:p-0 md:static md:border-0 md:p-0 print:hidden">
      <div className="flex-auto md:hidden">{bar}</div>
      {button}
    </div>
  )
}
