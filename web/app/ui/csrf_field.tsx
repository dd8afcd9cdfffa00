import { useShell } from '#web/lib/shell'

/** The token of the visitor's session; a page without a session carries none. `form`: the form it belongs to, elsewhere. */
export function CsrfField({ form }: { form?: string }) {
  const { csrfToken } = useShell()
  return csrfToken ? <input type="hidden" name="_csrf" value={csrfToken} form={form} /> : null
}
