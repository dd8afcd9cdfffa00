import { useShell } from '#web/lib/shell'

/** The CSRF token of the session; nothing without a session. `form` is the id of a form that the field is outside of. */
export function CsrfField({ form }: { form?: string }) {
  const { csrfToken } = useShell()
  return csrfToken ? <input type="hidden" name="_csrf" value={csrfToken} form={form} /> : null
}
