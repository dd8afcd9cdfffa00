/** A text of a form without the spaces around it; null when nothing was typed. */
function readText(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** Several of them by name. */
export function readTexts<Name extends string>(form: FormData, names: readonly Name[]): Record<Name, string | null> {
  return Object.fromEntries(names.map((name) => [name, readText(form, name)])) as Record<Name, string | null>
}

/** A text of a form as it was typed, its spaces with it: a password. */
export function readTyped(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
