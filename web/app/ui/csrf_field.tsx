import { useShell } from '#web/lib/shell'

/** The token of the visitor's session; a page without a session carries none. */
export function CsrfField() {
  const { csrfToken } = useShell()
  return csrfToken ? <input type="hidden" name="_csrf" value={csrfToken} /> : null
}
